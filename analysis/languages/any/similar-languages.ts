/** Languages that cannot be distinguished in a short text. Members of a group count as the same. */
export const similarLanguages: readonly (readonly string[])[] = [
  ['bs', 'hr', 'sr', 'sh'],
  ['no', 'nb', 'nn', 'da'],
  ['id', 'ms'],
  ['cs', 'sk'],
  ['hi', 'ne', 'mr', 'sa'],
  ['nl', 'af'],
  ['bg', 'mk'],
  ['es', 'gl', 'ca'],
  ['fa', 'ps', 'ku'],
  ['tr', 'az'],
  ['st', 'tn'],
  ['xh', 'zu'],
];
