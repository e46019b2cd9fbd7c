import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { askedOnce } from "./asked-once.ts";

test("who asks the same in one turn is given the very same answer, who asks something else another", async () => {
  const asked: number[] = [];
  const ask = askedOnce(String, async (number: number) => {
    asked.push(number);
    return { double: number * 2 };
  });
  const [one, same, other] = await Promise.all([ask(1), ask(1), ask(2)]);
  expect([one, other]).toEqual([{ double: 2 }, { double: 4 }]);
  expect(same).toBe(one);
  expect(asked).toEqual([1, 2]);
});

test("who asks later is answered anew, though the first is not answered yet", async () => {
  const answers: ((text: string) => void)[] = [];
  const ask = askedOnce(String, (_name: string) => new Promise<string>((done) => answers.push(done)));
  const first = ask("a");
  await nextTurn();
  const second = ask("a");
  for (const [at, answer] of answers.entries()) answer(`answer ${at + 1}`);
  expect(await Promise.all([first, second])).toEqual(["answer 1", "answer 2"]);
});

test("a failure is that of all who asked with it, and of nobody later", async () => {
  const outcomes = [Promise.reject(new Error("no answer")), Promise.resolve("an answer")];
  const ask = askedOnce(String, (_name: string) => outcomes.shift()!);
  expect(await Promise.allSettled([ask("a"), ask("a")])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  await nextTurn();
  expect(await ask("a")).toBe("an answer");
});
