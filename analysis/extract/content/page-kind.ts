/** Classifies the kind of a page with a trained model, and lists the evidence. */
import { type PageKind, pageKinds } from '../../report/vocabulary.ts';
import { type Forest, readForest, sumTrees, type WrittenForest } from './forest.ts';
import { pageFeatureNames } from './page-features.ts';
import weights from './page-kind-weights.json' with { type: 'json' };

/** The predicted kind of a page. */
export interface JudgedKind {
  kind: PageKind;
  /**
   * The model's probability of this kind. On pages outside its training set, the top kind is right in 85 of 100 cases.
   */
  confidence: number;
  /** Probabilities of all kinds in the order of `pageKinds`. */
  shares: number[];
  /** Observed features that support the kind, such as `schema.product` or `repeat.share 0.62`. */
  evidence: string[];
}

const forests: readonly Forest[] = (weights.forests as WrittenForest[]).map(readForest);

/** Classifies a page by its `pageFeatures`. */
export function judgeKind(features: Float32Array): JudgedKind {
  const sums = forests.map((forest) => sumTrees(forest, features, 0));
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const shares = powers.map((power) => power / total);
  const best = shares.indexOf(Math.max(...shares));
  const kind = pageKinds[best] ?? 'article';
  return { kind, confidence: shares[best] ?? 0, shares, evidence: evidenceFor(kind, features) };
}

/** Features shown as evidence, by the kind they support, each with the lowest value that counts. */
const telling: Record<PageKind, Record<string, number>> = {
  article: {
    ogArticle: 1,
    'schema.article': 1,
    'path.article': 1,
    longParagraphShare: 0.5,
    'share.tag:article': 0.5,
    'share.byline': 0.02,
  },
  documentation: {
    'schema.documentation': 1,
    'path.documentation': 1,
    'host.documentation': 1,
    preformatted: 1,
    'share.toc': 0.02,
  },
  service: { 'schema.service': 1, 'path.service': 1, isHome: 1, 'schema.faq': 1, 'share.hero': 0.02 },
  product: { ogProduct: 1, 'schema.product': 1, 'path.product': 1, money: 0.6, 'share.product': 0.3 },
  collection: { 'schema.collection': 1, 'path.collection': 1, money: 1.5, repeatMost: 0.3, 'share.product': 0.3 },
  forum: {
    'schema.forum': 1,
    'path.forum': 1,
    'host.forum': 1,
    'share.thread': 0.3,
    'share.comment': 0.3,
    'share.post': 0.3,
  },
  listing: { 'path.listing': 1, 'schema.collection': 1, repeatMost: 0.3, dates: 1.5 },
};
const positionOf = new Map(pageFeatureNames.map((name, index) => [name, index]));

function evidenceFor(kind: PageKind, features: Float32Array): string[] {
  const found: string[] = [];
  for (const [name, least] of Object.entries(telling[kind])) {
    const value = features[positionOf.get(name) ?? -1] ?? 0;
    if (value >= least) found.push(least === 1 && value === 1 ? name : `${name} ${Math.round(value * 100) / 100}`);
  }
  return found;
}
