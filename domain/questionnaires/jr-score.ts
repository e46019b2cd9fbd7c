/** Interval scores by raw sum. Source: Lyman 2016, Clin Orthop Relat Res 474:1461 (KOOS JR) and 474:1472 (HOOS JR). */
const kneeTable = [
  100, 91.975, 84.6, 79.914, 76.332, 73.342, 70.704, 68.284, 65.994, 63.776, 61.583, 59.381, 57.14, 54.84, 52.465,
  50.012, 47.487, 44.905, 42.281, 39.625, 36.931, 34.174, 31.307, 28.251, 24.875, 20.941, 15.939, 8.291, 0,
];

const hipTable = [
  100, 92.34, 85.257, 80.55, 76.776, 73.472, 70.426, 67.516, 64.664, 61.815, 58.93, 55.985, 52.965, 49.858, 46.652,
  43.335, 39.902, 36.363, 32.735, 29.009, 25.103, 20.805, 15.633, 8.104, 0,
];

const jrScore = (items: readonly (number | null)[], count: number, table: readonly number[]): number | null => {
  if (items.length !== count || items.some((item) => item === null)) return null;
  return table[items.reduce<number>((sum, item) => sum + (item ?? 0), 0)] ?? null;
};

/** Returns the KOOS JR score, 100 (perfect) to 0, from seven items of 0 (none) to 4 (extreme); null unless all are answered. */
export const koosJrScore = (items: readonly (number | null)[]): number | null => jrScore(items, 7, kneeTable);

/** Returns the HOOS JR score, 100 (perfect) to 0, from six items of 0 (none) to 4 (extreme); null unless all are answered. */
export const hoosJrScore = (items: readonly (number | null)[]): number | null => jrScore(items, 6, hipTable);
