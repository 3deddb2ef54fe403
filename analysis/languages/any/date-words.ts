/** Words of many languages that occur inside dates. */

/** Ordinal endings, "of", "year" and the like. */
export const dateFillers = new Set(
  'st nd rd th er ère º ª o a ste e de del of di do da dd d the le den am m г год года р рік року рока năm an r rok j y yil yılı urteko ko ren en і и من พ.ศ. ค.ศ. พุทธศักราช'.split(
    ' ',
  ),
);
