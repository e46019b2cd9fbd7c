import { expect, test } from "vitest";
import { makeSerializeByKey } from "./serialize-by-key.ts";

const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((go) => (open = go));
  return { passed, open: () => open() };
};

test("work of one key runs one after the other, also after a failure; work of another key does not wait", async () => {
  const inTurn = makeSerializeByKey();
  const done: string[] = [];
  const [first, second] = [gate(), gate()];
  const one = inTurn("a", async () => {
    await first.passed;
    done.push("one");
    throw new Error("one failed");
  });
  const two = inTurn("a", async () => {
    await second.passed;
    done.push("two");
    return 2;
  });
  const three = inTurn("a", async () => done.push("three"));
  second.open();
  await inTurn("b", async () => done.push("other"));
  first.open();
  await expect(one).rejects.toThrow("one failed");
  expect([await two, await three]).toEqual([2, 4]);
  expect(done).toEqual(["other", "one", "two", "three"]);
  expect(await inTurn("a", async () => "again")).toBe("again");
});

test("who comes when the first is done waits for those who waited before", async () => {
  const inTurn = makeSerializeByKey();
  const done: string[] = [];
  const second = gate();
  const one = inTurn("a", async () => done.push("one"));
  const two = inTurn("a", async () => {
    await second.passed;
    done.push("two");
  });
  await one;
  const three = inTurn("a", async () => done.push("three"));
  await inTurn("b", async () => done.push("other"));
  second.open();
  await Promise.all([two, three]);
  expect(done).toEqual(["one", "other", "two", "three"]);
});
