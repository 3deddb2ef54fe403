/** Which blocks are the content: the model's judgement of each, and the cut that promises the best F1 for the page. */
import { BLOCK_FEATURES, blockFeatures } from './block-features.ts';
import weights from './block-weights.json' with { type: 'json' };
import { logistic, readForest, sumTrees, type WrittenForest } from './forest.ts';
import type { MeasuredPage } from './measure.ts';
import { pageFeatures, SHOWN_PAGE_FEATURES } from './page-features.ts';
import { type JudgedKind, judgeKind } from './page-kind.ts';

const FOREST = readForest(weights.forest as WrittenForest);

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

/** Judges and chooses. Linear in the blocks but for one sort. */
export function selectContent(page: MeasuredPage): Selection {
  const features = pageFeatures(page);
  const kind = judgeKind(features);
  const judged = judgeBlocks(
    page,
    Float32Array.of(...kind.shares, ...SHOWN_PAGE_FEATURES.map((index) => features[index] ?? 0)),
  );
  return { kind, judged, ...bestCut(page, judged) };
}

function judgeBlocks(page: MeasuredPage, ofPage: Float32Array): Float32Array {
  const rows = blockFeatures(page, ofPage);
  const width = BLOCK_FEATURES.length + ofPage.length;
  return Float32Array.from(page.scan.blocks, (_, index) => logistic(sumTrees(FOREST, rows, index * width)));
}

/**
 * The blocks above a judgement, chosen so that the expected F1 in words is highest: with content expected to be
 * T = Σ pᵢnᵢ words, taking the k best gives F1 ≈ 2 Σ_k pᵢnᵢ ÷ (Σ_k nᵢ + T) (Ye et al. 2012, optimising F-measures).
 * A page of doubtful blocks is so cut lower than one of clear ones, and no threshold has to be tuned.
 */
function bestCut({ texts }: MeasuredPage, judged: Float32Array): { chosen: number[]; confidence: number } {
  const order = [...judged.keys()].sort((a, b) => (judged[b] ?? 0) - (judged[a] ?? 0) || a - b);
  const words = texts.map((text) => Math.max(1, text.words.length));
  const total = order.reduce((sum, index) => sum + (judged[index] ?? 0) * (words[index] ?? 0), 0);
  let right = 0;
  let taken = 0;
  let best = 0;
  let count = 0;
  order.forEach((index, rank) => {
    right += (judged[index] ?? 0) * (words[index] ?? 0);
    taken += words[index] ?? 0;
    const f1 = (2 * right) / (taken + total);
    if (f1 > best) {
      best = f1;
      count = rank + 1;
    }
  });
  return { chosen: order.slice(0, count).sort((a, b) => a - b), confidence: best };
}
