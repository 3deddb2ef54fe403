/** Loads the code that shows a report: when an audit is opened, or ahead of it. */
export const loadReport = () => import('./report.tsx');
