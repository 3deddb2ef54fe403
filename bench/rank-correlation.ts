/** Spearman's rank correlation. Ties get their mean rank. */

/**
 * The correlation of two lists of equal length, −1 to 1; 0 if either is constant. C. Spearman, 1904, doi
 * 10.2307/1412159.
 */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length - 1) / 2;
  let covariance = 0;
  let spreadX = 0;
  let spreadY = 0;
  x.forEach((rank, index) => {
    const [dx, dy] = [rank - mean, (y[index] ?? mean) - mean];
    covariance += dx * dy;
    spreadX += dx * dx;
    spreadY += dy * dy;
  });
  return spreadX === 0 || spreadY === 0 ? 0 : covariance / Math.sqrt(spreadX * spreadY);
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}
