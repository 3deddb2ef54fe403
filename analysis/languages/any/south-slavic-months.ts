/** Croatian and Bosnian names of months that other Slavic languages use for another month. */
export const southSlavicMonths: ReadonlyMap<string, number> = new Map([
  ['lip', 6],
  ['srp', 7],
  ['lis', 10],
  ['listopad', 10],
  ['listopada', 10],
]);
