/** Stands in for a style sheet where components are rendered without a browser. */
export default {};
