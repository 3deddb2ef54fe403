/** Units of measure written alike in most languages. Like numbers, they are not terms on their own. */
export const unitsOfAll = `cm mm km kg mg ml cl db hz ghz mb gb lb lbs oz ft inch inches min max am pm kwh kw kcal mah usd eur gbp chf`;
