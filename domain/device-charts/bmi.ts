/** Factor by which values become whole numbers: four decimal places. */
const places = 10_000;
const asWhole = (value: number): bigint => BigInt(Math.round(value * places));

/**
 * Returns the body mass index of a weight in pounds and a height in inches: weight / height² × 703, with 2 decimals, halves rounded up. Both values
 * are rounded to four decimals and computed as integers, so that an exact half is recognized.
 */
export const bmiOf = (weight: number, height: number): number => {
  const [dividend, divisor] = [asWhole(weight) * BigInt(places) * 70_300n, asWhole(height) ** 2n];
  return Number((2n * dividend + divisor) / (2n * divisor)) / 100;
};
