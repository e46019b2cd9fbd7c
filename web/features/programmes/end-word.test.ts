import { expect, test } from "vitest";
import { endWord } from "./end-word.ts";

test("what has begun ends yesterday, what has not is taken out", () => {
  expect(endWord({ startdate: -1 }, 0)).toBe("ends yesterday");
  expect(endWord({ startdate: 0 }, 0)).toBe("taken out");
  expect(endWord({ startdate: 1 }, 0)).toBe("taken out");
});
