import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

test("who asks the same in one turn is given the very same answer, who asks something else another", async () => {
  const args: number[] = [];
  const load = singleFlight(String, async (number: number) => {
    args.push(number);
    return { double: number * 2 };
  });
  const [one, same, other] = await Promise.all([load(1), load(1), load(2)]);
  expect([one, other]).toEqual([{ double: 2 }, { double: 4 }]);
  expect(same).toBe(one);
  expect(args).toEqual([1, 2]);
});

test("who asks later is answered anew, though the first is not answered yet", async () => {
  const answers: ((text: string) => void)[] = [];
  const load = singleFlight(String, (_name: string) => new Promise<string>((done) => answers.push(done)));
  const first = load("a");
  await nextTurn();
  const second = load("a");
  for (const [at, answer] of answers.entries()) answer(`answer ${at + 1}`);
  expect(await Promise.all([first, second])).toEqual(["answer 1", "answer 2"]);
});

test("a failure is that of all who asked with it, and of nobody later", async () => {
  const outcomes = [Promise.reject(new Error("no answer")), Promise.resolve("an answer")];
  const load = singleFlight(String, (_name: string) => outcomes.shift()!);
  expect(await Promise.allSettled([load("a"), load("a")])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  await nextTurn();
  expect(await load("a")).toBe("an answer");
});
