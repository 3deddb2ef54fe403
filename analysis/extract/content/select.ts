/** Selects the content blocks: a model scores each block, and the cut maximizes the expected F of the page. */
import { type PageKind, pageKinds } from '../../report/vocabulary.ts';
import { blockFeatureNames, blockFeatures } from './block-features.ts';
import weights from './block-weights.json' with { type: 'json' };
import { FeatureRow } from './feature-row.ts';
import { logistic, readForest, type WrittenForest } from './forest.ts';
import { allOpen, closeLeaves, leafSearch, sumLeaves } from './leaf-search.ts';
import type { MeasuredPage } from './measure.ts';
import { pageFeatures, shownPageFeatures } from './page-features.ts';
import { type JudgedKind, judgeKind } from './page-kind.ts';
import { extractionRule } from './rule.ts';
import { far } from './vocabulary.ts';

const { articleRecallWeight, minArticleShare, maxForumShare, maxCommentSteps, minStayingWords } = extractionRule.values;
const { maxDoubtful, doubtfulRecallWeight, minLongWords, minLeftWords, minLeftRatio } = extractionRule.values;

const width = blockFeatureNames.length;
const search = leafSearch(
  readForest(weights.forest as WrittenForest),
  width + pageKinds.length + shownPageFeatures.length,
);

/** The selected blocks of a page. */
export interface Selection {
  kind: JudgedKind;
  /** The model's probability that each block is content. */
  judged: Float32Array;
  /** Indices of the chosen blocks, in document order. */
  chosen: number[];
  /** The expected F1 of the chosen blocks, 0 to 1; 0 if none was chosen. */
  confidence: number;
}

const nearComment = blockFeatureNames.indexOf('near.comment');

/** Scores and selects the blocks, in linear time except for one sort. */
export function selectContent(page: MeasuredPage): Selection {
  const features = pageFeatures(page);
  const kind = judgeKind(features);
  const { judged, inComments } = judgeBlocks(
    page,
    Float32Array.of(...kind.shares, ...shownPageFeatures.map((index) => features[index] ?? 0)),
  );
  const words = page.texts.map((text) => Math.max(1, text.words));
  const clear = bestCut(words, judged, isArticle(kind) ? articleRecallWeight : 1);
  const isDoubtful = isArticle(kind) && clear.confidence < maxDoubtful && leavesMost(clear.chosen, words);
  const { chosen, confidence } = isDoubtful ? bestCut(words, judged, doubtfulRecallWeight) : clear;
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

/** Whether a selection leaves out far more long blocks than it keeps, counted in words. */
function leavesMost(chosen: readonly number[], words: readonly number[]): boolean {
  const isChosen = new Set(chosen);
  const longWords = (isWanted: (index: number) => boolean): number =>
    words.reduce((sum, count, index) => (count >= minLongWords && isWanted(index) ? sum + count : sum), 0);
  const left = longWords((index) => !isChosen.has(index));
  return left >= minLeftWords && left >= minLeftRatio * longWords((index) => isChosen.has(index));
}

/** Scores the blocks. `ofPage` are the features that all blocks of the page share; they follow a block's own. */
function judgeBlocks(page: MeasuredPage, ofPage: Float32Array): { judged: Float32Array; inComments: boolean[] } {
  const count = page.scan.blocks.length;
  const judged = new Float32Array(count);
  const inComments: boolean[] = [];
  const writeFeatures = blockFeatures(page);
  const values = new Float32Array(width);
  const row = new FeatureRow(values);
  const openOnPage = allOpen(search);
  closeLeaves(search, { first: width, end: width + ofPage.length }, ofPage, openOnPage);
  const open = new Int32Array(openOnPage.length);
  const own = { first: 0, end: width };
  for (let index = 0; index < count; index++) {
    row.moveTo(0);
    writeFeatures(index, row);
    inComments.push((values[nearComment] ?? far) <= maxCommentSteps);
    open.set(openOnPage);
    closeLeaves(search, own, values, open);
    judged[index] = logistic(sumLeaves(search, open));
  }
  return { judged, inComments };
}

/** Drops readers' comments below an article. In a forum they are the content; the caller handles that. */
function withoutComments(chosen: number[], inComments: readonly boolean[], words: readonly number[]): number[] {
  const staying = chosen.filter((index) => !inComments[index]);
  const count = staying.reduce((sum, index) => sum + (words[index] ?? 0), 0);
  return count >= minStayingWords ? staying : chosen;
}

/**
 * Selects the blocks above a cut that maximizes the expected F in words. If the content is expected to have T = Σ pᵢnᵢ
 * words, taking the k best blocks gives F ≈ (1 + β²) Σ_k pᵢnᵢ ÷ (Σ_k nᵢ + β² T) (Ye et al. 2012, optimising
 * F-measures). A page of doubtful blocks therefore gets a lower cut than one of clear blocks, and no threshold needs
 * tuning.
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
