import { expect, test } from "vitest";
import { keepRunning } from "./keep-running.ts";

test("a server that ended is started again, once at a time, and a start that fails is tried again", async () => {
  const lines: string[] = [];
  let [isRunning, starts] = [true, 0];
  let look = (): void => undefined;
  const startAgain = async () => {
    starts += 1;
    if (starts === 1) throw new Error("PostgreSQL: the database could not start. See its log.");
    isRunning = true;
  };
  const startInterval = (_milliseconds: number, work: () => void) => {
    look = work;
    return () => (look = () => undefined);
  };
  const stop = keepRunning(
    { isRunning: () => isRunning, startAgain },
    { say: (line) => lines.push(line), startInterval },
  );
  look();
  expect(starts).toBe(0);
  isRunning = false;
  look();
  look();
  await expect.poll(() => lines).toHaveLength(2);
  look();
  await expect.poll(() => lines).toHaveLength(4);
  expect(lines).toEqual([
    "The database has ended. It is started again.",
    "PostgreSQL: the database could not start. See its log.",
    "The database has ended. It is started again.",
    "The database works again.",
  ]);
  stop();
  isRunning = false;
  look();
  expect(starts).toBe(2);
});
