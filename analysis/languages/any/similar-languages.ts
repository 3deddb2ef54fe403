/** Languages that a short text cannot tell apart. Each member of a group counts as any other. */
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
