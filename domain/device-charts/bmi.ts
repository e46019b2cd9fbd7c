/** The body mass index of a weight in pounds and a height in inches: weight / height² × 703, with 2 decimals. */
export const bmiOf = (weight: number, height: number): number => Math.round((weight / height ** 2) * 70_300) / 100;
