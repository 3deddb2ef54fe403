/** Says what the names that are known everywhere name: "Google", "Bluetooth", "Black Friday". */
import { knownNames } from '../../../languages/any/known-names.ts';
import type { EntityType } from '../../../report/vocabulary.ts';
import { entityTypes } from '../../../report/vocabulary.ts';

const types: ReadonlyMap<string, EntityType> = new Map(
  entityTypes.flatMap((type) =>
    type in knownNames ? knownNames[type as keyof typeof knownNames].map((name) => [spaced(name), type] as const) : [],
  ),
);

/** The type of a name by its key; null if it is not known. */
export function knownType(key: string): EntityType | null {
  return types.get(spaced(key)) ?? null;
}

function spaced(name: string): string {
  return name.replaceAll('-', ' ');
}
