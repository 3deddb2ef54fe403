/** What one page of the market, or the user's, has of the things that pages are compared by. */

/** A figure is null where it is not known. */
export interface PageFigures {
  source_id: string;
  /** Since the latest day that a reader can see. */
  age_days: number | null;
  numbers_per_100w: number | null;
  figure_passages: number | null;
  outbound_domains: number | null;
  comparison_blocks: number | null;
  has_author: boolean | null;
  has_price: boolean | null;
  /** Where in the main content the direct answer to the keyword begins, 0..1; null without one. */
  answer_offset_ratio: number | null;
  /** Words before it. */
  answer_after_words: number | null;
}
