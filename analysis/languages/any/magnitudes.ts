/** Letters that multiply the preceding figure in every language, as `letter=power of ten`. */
export const magnitudesOfAll = 'k=3 K=3';
