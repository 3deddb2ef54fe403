/** Says what the names that are known everywhere name: "Google", "Bluetooth", "Black Friday". */
import { knownNames, knownTypes } from '../../../languages/any/known-names.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import { entityTypes } from '../../../report/vocabulary.ts';

const names = typesIn(knownNames);
const others = typesIn(knownTypes);

/** The type of a name by its key; null if it is not known. */
export function knownType(key: string): EntityType | null {
  return names.get(spaced(key)) ?? null;
}

/** The type of what is a name, by its key, if all such names are of that type; null otherwise. */
export function typeOfKnown(key: string): EntityType | null {
  return knownType(key) ?? others.get(spaced(key)) ?? null;
}

function typesIn(known: Partial<Record<EntityType, readonly string[]>>): ReadonlyMap<string, EntityType> {
  return new Map(
    entityTypes.flatMap((type) => (known[type] ?? []).map((name): [string, EntityType] => [spaced(name), type])),
  );
}

function spaced(name: string): string {
  return name.replaceAll('-', ' ');
}
