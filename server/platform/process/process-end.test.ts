import { expect, test } from "vitest";
import { makeProcessEnd } from "./process-end.ts";

const open = () => {
  const [steps, lines]: [string[], string[]] = [[], []];
  const { promise: exited, resolve } = Promise.withResolvers<number>();
  const processEnd = makeProcessEnd({ exit: resolve, log: (line) => lines.push(line) });
  for (const name of ["database", "server"]) processEnd.closeAtEnd(async () => void steps.push(name));
  return { steps, lines, exited, ...processEnd };
};

test("the end closes what was opened, the newest first, and ends with the first code", async () => {
  const { steps, exited, end } = open();
  await Promise.all([end(0), end(1)]);
  expect([await exited, steps]).toEqual([0, ["server", "database"]]);
});

test("what cannot be closed keeps nothing else open", async () => {
  const { steps, exited, end, closeAtEnd } = open();
  closeAtEnd(() => Promise.reject(new Error("no")));
  await end(0);
  expect([await exited, steps]).toEqual([0, ["server", "database"]]);
});

test("an error that nobody handled ends with 1, and its line holds no text of the error", async () => {
  const { lines, exited, endByError } = open();
  endByError(Object.assign(new Error("Key (email)=(ada@mail.example) exists"), { code: "23505" }));
  expect(await exited).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 60,
    msg: "An error that nobody handled ends the process.",
    error: expect.stringMatching(/^Error 23505 at server\/platform\/process\/process-end\.test\.ts:\d+$/),
  });
  expect(lines[0]).not.toContain("ada");
});
