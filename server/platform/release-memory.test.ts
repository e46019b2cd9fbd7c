import { expect, test } from "vitest";
import { releaseMemory } from "./release-memory.ts";

test("room that is needed no more is given back", () => {
  let once: number[][] | null = Array.from({ length: 100 }, () => Array.from({ length: 20_000 }, Math.random));
  expect(once.flat().length).toBe(2_000_000);
  once = null;
  const before = process.memoryUsage().heapTotal;
  releaseMemory();
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 10_000_000); // two million numbers of eight bytes
});
