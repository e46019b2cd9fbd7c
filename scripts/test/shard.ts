/** Part of a test run that is split over several machines: `index` is from 1 to `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Parses a shard such as "2/4". Throws for any other text. */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard must be INDEX/COUNT, such as 2/4. It was "${text}".`);
  return { index, count };
}
