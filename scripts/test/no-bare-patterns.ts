/** Before each test file: `toMatchObject` takes a pattern in what is expected for an object without keys, which everything matches. */
import { expect } from "vitest";

expect.addEqualityTesters([
  (received: unknown, expected: unknown) => {
    if (expected instanceof RegExp && !(received instanceof RegExp))
      throw new Error(
        `Write expect.stringMatching(${String(expected)}): a bare pattern in an object matches everything.`,
      );
    return undefined;
  },
]);
