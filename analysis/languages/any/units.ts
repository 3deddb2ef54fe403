/** Units of measure that most languages write alike: like numbers, they name nothing alone. */
export const unitsOfAll = `cm mm km kg mg ml cl db hz ghz mb gb lb lbs oz ft inch inches min max am pm kwh kw kcal mah usd eur gbp chf`;
