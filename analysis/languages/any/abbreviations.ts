/** Abbreviations common in European texts whose full stop does not end a sentence. */
export const abbreviationsOfAll =
  'dr prof mr mrs ms st no nr vs etc vol pp p fig ed al cf tel max min ca approx inc ltd co corp jr sr';
