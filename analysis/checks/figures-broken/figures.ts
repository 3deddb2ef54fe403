/** A number or date that cannot be right, as the check finds it. */
export interface BrokenFigure {
  kind: 'amount' | 'weekday';
  written: string;
  /** The text around it. */
  around: string;
  /** Of a date: the day of the week that it is, 0 to 6 from Sunday. */
  weekday: number | null;
}
