/** What must hold of the snapshot of any provider's answer, whatever the answer was. */
import { serpFileText } from '../../../../adapters/serp/snapshot/serp-file.ts';
import { domainOf, type SerpSnapshot } from '../../../../analysis/index.ts';

/** The rules that `snapshot` breaks, in words. */
export function brokenRules(snapshot: SerpSnapshot): string[] {
  const broken: string[] = [];
  const rule = (holds: boolean, words: string) => {
    if (!holds) broken.push(words);
  };
  const { organic, paa, related, answers, items, features, call } = snapshot;
  try {
    // The schema of saved results pages: addresses, ranks from 1, references that are there, states, times, hash.
    rule(
      JSON.stringify(JSON.parse(serpFileText({ serp: snapshot }))) === JSON.stringify(snapshot),
      'it can be saved and read back as it is',
    );
  } catch (error) {
    broken.push(String(error));
  }
  rule(
    organic.every(({ rank_group }, index) => rank_group === index + 1),
    'organic results are ranked from 1, in their order',
  );
  rule(
    organic.every(({ rank_absolute }, index) => rank_absolute > (organic[index - 1]?.rank_absolute ?? 0)),
    'absolute ranks ascend',
  );
  rule(organic.length <= 200 && items.length <= 210 && related.length <= 50, 'lists are bounded');
  const linked = [...organic, ...paa, ...answers.flatMap(({ references }) => references)];
  rule(
    linked.every(({ url, domain }) => url === undefined || (domain === domainOf(url) && domain !== '')),
    'a domain is its address’s',
  );
  rule(
    items.every(({ domains }) => domains.every((domain) => domain !== '' && domain === domainOf(`https://${domain}`))),
    'items name hosts',
  );
  rule(new Set(related).size === related.length && !related.includes(''), 'related searches are told once');
  for (const { blocks, references, state } of answers) {
    rule(state !== 'captured' || blocks.length > 0, 'a captured answer says something');
    rule(
      blocks.every(({ text, refs }) => text !== '' && new Set(refs).size === refs.length),
      'blocks have text and name a reference once',
    );
    rule(references.length <= 100 && blocks.length <= 200, 'answers are bounded');
  }
  const present: Record<string, boolean> = {
    paa: paa.length > 0,
    related: related.length > 0,
    featured_snippet: snapshot.featured_snippet !== undefined,
    knowledge_graph: snapshot.knowledge_graph !== undefined,
  };
  for (const [feature, state] of Object.entries(features)) {
    const shown = present[feature] ?? items.some(({ type }) => type === feature);
    if (feature !== 'ai_overview') rule((state === 'captured') === shown, `${feature} is ${state}`);
  }
  rule(
    items.every(({ type }) => features[type] !== 'absent' && features[type] !== 'unsupported'),
    'no item is of a feature that is not there',
  );
  const overview = answers.find(({ engine }) => engine === 'google_ai_overview');
  rule(features.ai_overview === (overview?.state ?? 'unsupported'), 'ai_overview has its answer’s state');
  rule(call !== undefined && call.attempts >= 1 && call.latency_ms >= 0, 'the call is recorded');
  rule(!/[\u0000-\u0008\u000b-\u001f]/u.test(Object.values(textsIn(snapshot)).join('')), 'no control characters');
  return broken;
}

/** All strings in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
