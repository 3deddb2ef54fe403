/** Determines the type of a named thing: the one for which its signs speak most. */
import { type EntityType, entityTypes } from '../../../report/vocabulary.ts';
import { isPlace } from '../../../text/places.ts';
import { knownType, typeOfKnown } from '../evidence/known-names.ts';
import { entitiesRule } from '../rule.ts';
import { noteCues, noteDeclared, noteKinds, noteUse } from './context-signs.ts';
import { noteWords } from './name-signs.ts';
import { type Sign, signTypes } from './sign-weights.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

const { typeWeights } = entitiesRule.values;

/** The signs that a name has in its market. */
export function signsOf(named: TypedName, context: TypingContext): ReadonlySet<Sign> {
  const signs = new Set<Sign>();
  for (const noteSigns of [noteDeclared, noteWords, noteCues, noteKinds, noteUse])
    noteSigns(named, context, (sign) => signs.add(sign));
  return signs;
}

/** The type of what is known behind the name of its place: "United States EPA". */
function typeOfPlaced(key: string, language: string): EntityType | null {
  const words = key.split(' ');
  const at = words.findIndex((_, index) => index > 0 && isPlace(words.slice(0, index).join(' '), language));
  const known = at < 0 ? null : knownType(words.slice(at).join(' '));
  return known === 'organization' ? known : null;
}

/** Returns the type of a name known everywhere, or the one with the highest sum of weights over its signs. */
export function typeOfName(named: TypedName, context: TypingContext): EntityType {
  const known = typeOfKnown(named.key) ?? typeOfPlaced(named.key, context.language);
  if (known !== null) return known;
  if (named.isKind === true) return 'concept';
  const signs = [...signsOf(named, context)];
  const sumOf = (type: EntityType) =>
    signs.reduce((sum, sign) => sum + (signTypes[sign][0] === type ? typeWeights[signTypes[sign][1]] : 0), 0);
  const [best] = entityTypes.map((type) => ({ type, sum: sumOf(type) })).sort((a, b) => b.sum - a.sum);
  return best?.type ?? context.usual;
}
