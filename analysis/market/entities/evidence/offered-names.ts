/** Notes which names, and which kinds of things, list pages offer to choose from: "Vantro", "Snake plant". */
import type { Analyzer } from '../../../text/analyzer.ts';
import type { ListedName } from '../../names/listed-names.ts';
import { type Candidate, newCandidate } from '../candidate.ts';
import { keyOfName } from '../name-key.ts';

/**
 * Notes on each candidate the pages that offer it. A kind of thing is a candidate that pages need not capitalize.
 * @param candidates by key, changed in place
 * @param areKinds whether the market is about kinds of things; one of goods names makers and models
 */
export function addOffered(
  candidates: Map<string, Candidate>,
  offered: readonly ListedName[],
  areKinds: boolean,
  analyzer: Analyzer,
): void {
  const kinds = new Map<string, Candidate>();
  for (const { name, source_id, isKind } of offered) {
    const key = keyOfName(name, analyzer);
    if (isKind !== true) candidates.get(key)?.offered.add(source_id);
    else if (areKinds && key !== '') {
      const kind = kinds.get(key) ?? candidates.get(key) ?? newCandidate(key);
      kind.offered.add(source_id);
      kind.forms.set(name, (kind.forms.get(name) ?? 0) + 1);
      kinds.set(key, kind);
    }
  }
  for (const [key, kind] of kinds) {
    kind.isKind = true;
    candidates.set(key, kind);
  }
}
