import { expect, test } from "vitest";
import type { NumberedEvent } from "./domain-events.ts";
import { streamEvents } from "./event-stream.ts";
import type { Signal } from "./live-events.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";

const event = (no: number): NumberedEvent => ({
  no,
  kind: "AccountErased",
  subjectId: null,
  data: { deletion: testId("d") },
});

/** Reads a stream from a database that returns two domain events at once, with these signals; returns the numbers that it yielded. */
const numbers = async (
  storedNumbers: number[],
  signals: Iterable<Signal>,
  from: number,
): Promise<{ came: number[]; reads: number }> => {
  let reads = 0;
  const came: number[] = [];
  const stream = streamEvents({
    ended: new AbortController().signal,
    signals: async function* () {
      yield* signals;
    },
    readEventsAfter: async (no) => {
      reads += 1;
      return storedNumbers
        .filter((each) => each > no)
        .slice(0, 2)
        .map(event);
    },
    readStartNumber: async () => from,
  });
  for await (const { no } of stream) came.push(no);
  return { came, reads };
};

test("what was missed comes first, however much, then what is told, each once", async () => {
  const { came } = await numbers([1, 2, 3, 4, 5, 6], [event(6), event(7), event(9)], 1);
  expect(came).toEqual([2, 3, 4, 5, 6, 7, 9]);
});

test("a domain event that is told is not read", async () => {
  expect(await numbers([], [event(3), event(4)], 2)).toEqual({ came: [3, 4], reads: 1 });
});

test("after a lost connection the gap is read", async () => {
  const storedNumbers = [1];
  const signals = function* (): Iterable<Signal> {
    yield event(2);
    storedNumbers.push(2, 3, 4);
    yield "missed";
    yield event(5);
  };
  expect((await numbers(storedNumbers, signals(), 0)).came).toEqual([1, 2, 3, 4, 5]);
});

test("who stops listening ends it, though nothing was told", async () => {
  const ended = new AbortController();
  const stream = streamEvents({
    ended: ended.signal,
    signals: async function* (abort) {
      await new Promise((done) => abort.addEventListener("abort", done));
      yield* [];
    },
    readEventsAfter: async () => [],
    readStartNumber: async () => 0,
  })[Symbol.asyncIterator]();
  const next = stream.next();
  ended.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});

test("who leaves after a domain event ends the listening too", async () => {
  let isLeft = false;
  const stream = streamEvents({
    ended: new AbortController().signal,
    signals: async function* (abort) {
      yield event(1);
      await new Promise((done) => abort.addEventListener("abort", done));
      isLeft = true;
    },
    readEventsAfter: async () => [],
    readStartNumber: async () => 0,
  });
  for await (const { no } of stream) {
    expect(no).toBe(1);
    break;
  }
  expect(isLeft).toBe(true);
});
