/** Which blocks are the content: the model's judgement of each, and the cut that promises the best F for the page. */
import { type PageKind, pageKinds } from '../../report/vocabulary.ts';
import { blockFeatureNames, blockFeatures } from './block-features.ts';
import weights from './block-weights.json' with { type: 'json' };
import { logistic, readForest, sumTreesOfRows, type WrittenForest } from './forest.ts';
import type { MeasuredPage } from './measure.ts';
import { pageFeatures, shownPageFeatures } from './page-features.ts';
import { type JudgedKind, judgeKind } from './page-kind.ts';
import { extractionRule } from './rule.ts';
import { far } from './vocabulary.ts';

const { articleRecallWeight, minArticleShare, maxForumShare, maxCommentSteps, minStayingWords } = extractionRule.values;

const forest = readForest(weights.forest as WrittenForest);

/** The selection of a page. */
export interface Selection {
  kind: JudgedKind;
  /** The model's judgement of each block, 0 to 1. */
  judged: Float32Array;
  /** Indices of the chosen blocks, in document order. */
  chosen: number[];
  /** The F1 the judgements promise for the chosen blocks, 0 to 1; 0 when nothing was chosen. */
  confidence: number;
}

const nearComment = blockFeatureNames.indexOf('near.comment');

/** Judges and chooses. Linear in the blocks but for one sort. */
export function selectContent(page: MeasuredPage): Selection {
  const features = pageFeatures(page);
  const kind = judgeKind(features);
  const { judged, inComments } = judgeBlocks(
    page,
    Float32Array.of(...kind.shares, ...shownPageFeatures.map((index) => features[index] ?? 0)),
  );
  const words = page.texts.map((text) => Math.max(1, text.words.length));
  const { chosen, confidence } = bestCut(words, judged, isArticle(kind) ? articleRecallWeight : 1);
  const isForum = shareOf(kind, 'forum') >= maxForumShare;
  return { kind, judged, chosen: isForum ? chosen : withoutComments(chosen, inComments, words), confidence };
}

/** Whether the model is sure that the page is an article. */
export function isArticle(kind: JudgedKind): boolean {
  return shareOf(kind, 'article') > minArticleShare;
}

function shareOf({ shares }: JudgedKind, wanted: PageKind): number {
  return shares[pageKinds.indexOf(wanted)] ?? 0;
}

function judgeBlocks(page: MeasuredPage, ofPage: Float32Array): { judged: Float32Array; inComments: boolean[] } {
  const rows = blockFeatures(page, ofPage);
  const width = blockFeatureNames.length + ofPage.length;
  return {
    judged: Float32Array.from(sumTreesOfRows(forest, rows, width), logistic),
    inComments: page.scan.blocks.map((_, index) => (rows[index * width + nearComment] ?? far) <= maxCommentSteps),
  };
}

/** What readers say below an article is not the article; in a forum it is the content, which the caller knows. */
function withoutComments(chosen: number[], inComments: readonly boolean[], words: readonly number[]): number[] {
  const staying = chosen.filter((index) => !inComments[index]);
  const count = staying.reduce((sum, index) => sum + (words[index] ?? 0), 0);
  return count >= minStayingWords ? staying : chosen;
}

/**
 * The blocks above a judgement, chosen so that the expected F in words is highest: with content expected to be
 * T = Σ pᵢnᵢ words, taking the k best gives F ≈ (1 + β²) Σ_k pᵢnᵢ ÷ (Σ_k nᵢ + β² T) (Ye et al. 2012, optimising
 * F-measures). A page of doubtful blocks is so cut lower than one of clear ones, and no threshold has to be tuned.
 */
function bestCut(
  words: readonly number[],
  judged: Float32Array,
  recallWeight: number,
): { chosen: number[]; confidence: number } {
  const order = [...judged.keys()].sort((a, b) => (judged[b] ?? 0) - (judged[a] ?? 0) || a - b);
  const total = order.reduce((sum, index) => sum + (judged[index] ?? 0) * (words[index] ?? 0), 0);
  let right = 0;
  let taken = 0;
  let best = 0;
  let count = 0;
  let confidence = 0;
  order.forEach((index, rank) => {
    right += (judged[index] ?? 0) * (words[index] ?? 0);
    taken += words[index] ?? 0;
    const expected = ((1 + recallWeight) * right) / (taken + recallWeight * total);
    if (expected > best) {
      best = expected;
      count = rank + 1;
      confidence = (2 * right) / (taken + total);
    }
  });
  return { chosen: order.slice(0, count).sort((a, b) => a - b), confidence };
}
