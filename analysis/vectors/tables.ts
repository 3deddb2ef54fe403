/** The bundled vector tables and their languages. Imported only by code that reads markets and pages. */
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import fr from './data/fr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import nl from './data/nl.json' with { type: 'json' };
import pt from './data/pt.json' with { type: 'json' };
import type { PackedTable } from './vector-table.ts';

const packedTables: ReadonlyMap<string, PackedTable> = new Map(
  [de, en, es, fr, it, nl, pt].map((table) => [table.language, table]),
);

/** The packed table of `language` (ISO 639-1), or null if there is none. */
export function packedTableFor(language: string): PackedTable | null {
  return packedTables.get(language) ?? null;
}

/** The languages (ISO 639-1) with word vectors. */
export function vectorLanguages(): string[] {
  return [...packedTables.keys()].sort();
}
