import { expect, test } from "vitest";
import type { NumberedFact } from "./facts.ts";
import { follow } from "./follow.ts";
import type { Signal } from "./live.ts";
import { sampleId } from "@restride/domain/values/id.arbitrary.ts";

const fact = (no: number): NumberedFact => ({
  no,
  kind: "AccountErased",
  subjectId: null,
  data: { deletion: sampleId("d") },
});

/** Follows what is kept in a database that answers two facts at once, and the signals; answers the numbers that came. */
const numbers = async (
  kept: number[],
  signals: Iterable<Signal>,
  from: number,
): Promise<{ came: number[]; reads: number }> => {
  let reads = 0;
  const came: number[] = [];
  const followed = follow({
    ended: new AbortController().signal,
    signals: async function* () {
      yield* signals;
    },
    after: async (no) => {
      reads += 1;
      return kept
        .filter((each) => each > no)
        .slice(0, 2)
        .map(fact);
    },
    from: async () => from,
  });
  for await (const { no } of followed) came.push(no);
  return { came, reads };
};

test("what was missed comes first, however much, then what is told, each once", async () => {
  const { came } = await numbers([1, 2, 3, 4, 5, 6], [fact(6), fact(7), fact(9)], 1);
  expect(came).toEqual([2, 3, 4, 5, 6, 7, 9]);
});

test("a fact that is told is not read", async () => {
  expect(await numbers([], [fact(3), fact(4)], 2)).toEqual({ came: [3, 4], reads: 1 });
});

test("after a lost connection the gap is read", async () => {
  const kept = [1];
  const signals = function* (): Iterable<Signal> {
    yield fact(2);
    kept.push(2, 3, 4);
    yield "missed";
    yield fact(5);
  };
  expect((await numbers(kept, signals(), 0)).came).toEqual([1, 2, 3, 4, 5]);
});

test("who stops listening ends it, though nothing was told", async () => {
  const ended = new AbortController();
  const followed = follow({
    ended: ended.signal,
    signals: async function* (abort) {
      await new Promise((done) => abort.addEventListener("abort", done));
      yield* [];
    },
    after: async () => [],
    from: async () => 0,
  })[Symbol.asyncIterator]();
  const next = followed.next();
  ended.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});

test("who leaves after a fact ends the listening too", async () => {
  let isLeft = false;
  const followed = follow({
    ended: new AbortController().signal,
    signals: async function* (abort) {
      yield fact(1);
      await new Promise((done) => abort.addEventListener("abort", done));
      isLeft = true;
    },
    after: async () => [],
    from: async () => 0,
  });
  for await (const { no } of followed) {
    expect(no).toBe(1);
    break;
  }
  expect(isLeft).toBe(true);
});
