/**
 * The smallest weight at which a drawing is short enough: the most detail that a budget pays for. More weight means
 * fewer points and never a longer drawing, so halving the interval finds it.
 *
 * @param weights every weight that occurs
 * @param fits whether the drawing with the points of at least this weight is within the budget
 */
export function fittingWeight(weights: readonly number[], fits: (smallestWeight: number) => boolean): number {
  const ascending = [...new Set(weights.filter(Number.isFinite))].sort((a, b) => a - b);
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ascending[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return ascending[low] ?? Infinity;
}
