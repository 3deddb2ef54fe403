/** Croatian and Bosnian month names that mean another month in other Slavic languages. */
export const southSlavicMonths: ReadonlyMap<string, number> = new Map([
  ['lip', 6],
  ['srp', 7],
  ['lis', 10],
  ['listopad', 10],
  ['listopada', 10],
]);
