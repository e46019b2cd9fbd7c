import { expect, test } from "vitest";
import { makeBackgroundQueue } from "./background-queue.ts";

/** Returns work that ends on command, with the batches that it received. */
const working = () => {
  const batches: number[][] = [];
  const messages: string[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const behind = makeBackgroundQueue<number>(
    (items) => {
      batches.push([...items]);
      const done = Promise.withResolvers<void>();
      open.push(done);
      return done.promise;
    },
    ({ message }) => messages.push(message),
  );
  const end = async (error?: Error) => {
    await expect.poll(() => open.length).toBe(1);
    const { resolve, reject } = open.pop()!;
    if (error) reject(error);
    else resolve();
  };
  return { behind, batches, messages, end };
};

test("what comes while others are being done is done next, all at once", async () => {
  const { behind, batches, end } = working();
  behind.add(1);
  await expect.poll(() => batches).toEqual([[1]]);
  for (const item of [2, 3]) behind.add(item);
  expect(batches).toEqual([[1]]);
  await end();
  await end();
  await behind.settled();
  expect(batches).toEqual([[1], [2, 3]]);
});

test("what failed is said, and done with the next, or when it is waited for", async () => {
  const { behind, batches, messages, end } = working();
  behind.add(1);
  await end(new Error("away"));
  await expect.poll(() => messages).toEqual(["away"]);
  behind.add(2);
  await end(new Error("still away"));
  await expect.poll(() => messages).toEqual(["away", "still away"]);
  const settled = behind.settled();
  await end();
  await settled;
  expect(batches).toEqual([[1], [1, 2], [1, 2]]);
});
