import { createHash } from "node:crypto";
import type { LayeredBreak } from "./planted-break.ts";

export interface DrawOptions {
  /** Number of faults; all of them when missing. */
  readonly count: number | undefined;
  readonly seed: string;
  /** Layer, or folder anywhere in the path: `screens`, `notes`, `web/ui`. */
  readonly area: string | undefined;
  /** Name of a fault, or a part of it. */
  readonly only: string | undefined;
}

const isIn = ({ layer, path }: LayeredBreak, area: string): boolean =>
  layer === area || `/${path}`.includes(`/${area}/`);

const rankOf = (seed: string, { name }: LayeredBreak): string =>
  createHash("sha256").update(`${seed} ${name}`).digest("hex");

/** Returns the faults that the options choose, in the order of the set: the same ones for the same seed. */
export function drawBreaks(breaks: readonly LayeredBreak[], { count, seed, area, only }: DrawOptions): LayeredBreak[] {
  const eligible = breaks.filter((each) => (!area || isIn(each, area)) && (!only || each.name.includes(only)));
  const ranked = eligible.toSorted((one, other) => (rankOf(seed, one) < rankOf(seed, other) ? -1 : 1));
  const chosen = new Set(ranked.slice(0, count));
  return eligible.filter((each) => chosen.has(each));
}
