import { expect, test } from "vitest";
import { makeConcurrencyLimit, TooBusy } from "./concurrency-limit.ts";

/** Returns work that ends on command, with the largest number that ran at once. */
const makeWork = () => {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return running;
  };
  return { work, ends, most: () => most };
};

test("two lanes run two at once, in the order of asking, and refuse what is beyond the queue with a sentence", async () => {
  const inLine = makeConcurrencyLimit({ maxConcurrent: 2, maxQueueLength: 1, message: "Try again in a moment." });
  const { work, ends, most } = makeWork();
  const [first, second, third, fourth] = [inLine(work), inLine(work), inLine(work), inLine(work)];
  await expect(fourth).rejects.toThrow(TooBusy);
  await expect(fourth).rejects.toThrow("Try again in a moment.");
  expect(ends).toHaveLength(2);
  ends[0]!();
  await first;
  await expect.poll(() => ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all([second, third]);
  expect(most()).toBe(2);
});

test("work that fails gives its lane to the next", async () => {
  const inLine = makeConcurrencyLimit({ maxConcurrent: 1, maxQueueLength: 5, message: "" });
  const failure = inLine(async () => Promise.reject(new Error("no")));
  const next = inLine(async () => "done");
  await expect(failure).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("an owner has so many tasks that run or wait, until one of them ends or fails; work that always waits is never refused", async () => {
  const inLine = makeConcurrencyLimit({ maxConcurrent: 1, maxQueueLength: 2, maxPerOwner: 2, message: "Later." });
  const { work, ends } = makeWork();
  const failure = inLine(async () => Promise.reject(new Error("no")), { owner: "ada" });
  const second = inLine(work, { owner: "ada" });
  await expect(inLine(work, { owner: "ada" })).rejects.toThrow("Later.");
  await expect(failure).rejects.toThrow("no");
  const again = inLine(work, { owner: "ada" });
  const other = inLine(work, { owner: "ben" });
  await expect(inLine(work, { owner: "cy" })).rejects.toThrow("Later.");
  const job = inLine(work, { owner: "ada", waitsAlways: true });
  for (let done = 0; done < 4; done += 1) {
    await expect.poll(() => ends).toHaveLength(done + 1);
    ends[done]!();
  }
  await Promise.all([second, again, other, job]);
});
