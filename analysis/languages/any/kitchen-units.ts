/** Short and full names of the units in which recipes measure, in the languages of the markets. */

/** In lower case. Grams, litres and the like are written so everywhere. */
export const kitchenUnits: ReadonlySet<string> = new Set(
  `g gr kg mg ml cl dl l oz lb lbs tsp tbsp teaspoon teaspoons tablespoon tablespoons cup cups pinch dash stick sticks clove
  cloves slice slices tl el msp teelöffel esslöffel prise prisen pck pkg päckchen bund zehe zehen tasse tassen stk stück
  scheibe scheiben cc cs càc càs cuillère cuillères pincée gousse gousses tranche tranches sachet sachets cucharada
  cucharadas cucharadita cucharaditas taza tazas pizca diente dientes gramos cucchiaio cucchiai cucchiaino tazza colher
  colheres xícara xícaras`.split(/\s+/u),
);
