/** Abbreviations of most European texts, which end in a full stop without ending a sentence. */
export const abbreviationsOfAll =
  'dr prof mr mrs ms st no nr vs etc vol pp p fig ed al cf tel max min ca approx inc ltd co corp jr sr';
