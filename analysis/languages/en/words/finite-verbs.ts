/** English verbs of which no form is a noun as well, so that a phrase with one is a clause: "manufacturer recommends". */

const verbs =
  `accommodate achieve adapt allow appreciate arise arrive attend avoid become begin believe belong bring choose clarify
communicate complain comply consider consist contain contribute create curate decide define deliver demonstrate depend
derive describe deserve destroy determine develop differ disappear discover discuss educate eliminate emerge empower
enable encourage enhance enjoy ensure enter establish evaluate evolve exist expand expect explain explore extend
facilitate flourish foster generate get give grow happen identify illustrate improve include incorporate indicate
inform insist inspire introduce involve learn maintain make manage minimize motivate observe obtain occur operate
participate perform persuade prefer prepare prevent promote protect prove provide realize receive recognize recommend
reduce refer relate rely remain remember remind remove require respond retain seem send serve simplify solve
specialize specify strengthen succeed suggest survive teach tell tend thrive transform understand utilize vanish vary
write`.split(/\s+/u);

const thirdPerson = (verb: string): string =>
  /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:ch|sh|ss|x)$/u.test(verb) ? `${verb}es` : `${verb}s`;

/** In the present tense, separated by spaces. */
export const finiteVerbs = verbs.flatMap((verb) => [verb, thirdPerson(verb)]).join(' ');
