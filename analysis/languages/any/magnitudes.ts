/** What multiplies the preceding figure in every language, as `word=power of ten`; words of three letters in any case. */
export const magnitudesOfAll = 'k=3 K=3 T=12 mln=6 mln.=6 mio=6 mio.=6 MM=6 bn=9 bln=9 mrd=9 mrd.=9 mld=9 mld.=9';
