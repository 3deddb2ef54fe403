/** A row of features that is filled in order, in memory shared by several rows. */

/** Writes numbers one after the other. */
export class FeatureRow {
  readonly values: Float32Array;
  private at = 0;

  constructor(values: Float32Array) {
    this.values = values;
  }

  /** Continues at a position of `values`. */
  moveTo(at: number): void {
    this.at = at;
  }

  /** Writes the next number. */
  add(value: number): void {
    this.values[this.at++] = value;
  }
}
