import { createHash } from "node:crypto";

/** Source of repeatable random numbers: the same keys give the same numbers in the same order. */
export type Random = {
  /** Returns a uniform number from 0 up to, but not including, 1. */
  readonly next: () => number;
  /** Returns an integer, both ends included. */
  readonly int: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Returns one of the entries, by their weights. */
  readonly weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
  readonly normal: (mean?: number, deviation?: number) => number;
  /** Returns a number between 0 and 1 around a mean; the larger the weight, the closer to it. */
  readonly beta: (mean: number, weight: number) => number;
};

/** Returns the generator sfc32 by Chris Doty-Humphrey (PractRand), public domain. */
const sfc32 = (seed: Int32Array): (() => number) => {
  let [a = 0, b = 0, c = 0, d = 0] = seed;
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
};

const normalFrom = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Returns a gamma variate. Source: Marsaglia and Tsang, A Simple Method for Generating Gamma Variables, 2000. */
const gammaFrom = (next: () => number, shape: number): number => {
  if (shape < 1) return gammaFrom(next, shape + 1) * (1 - next()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = normalFrom(next);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
};

const betaFrom = (next: () => number, mean: number, weight: number): number => {
  const a = gammaFrom(next, Math.max(0.01, mean * weight));
  const b = gammaFrom(next, Math.max(0.01, (1 - mean) * weight));
  return a / (a + b);
};

const weightedFrom = <T>(next: () => number, entries: readonly (readonly [T, number])[]): T => {
  let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) if ((left -= weight) < 0) return value;
  return entries.at(-1)![0];
};

/** Returns a source of random numbers for some keys, such as a seed and a patient's number. */
export const makeRandom = (...keys: readonly (string | number)[]): Random => {
  const next = sfc32(new Int32Array(new Uint8Array(createHash("sha256").update(keys.join("/")).digest()).buffer, 0, 4));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted: (entries) => weightedFrom(next, entries),
    normal: (mean = 0, deviation = 1) => mean + deviation * normalFrom(next),
    beta: (mean, weight) => betaFrom(next, mean, weight),
  };
};
