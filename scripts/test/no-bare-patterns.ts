/**
 * Refuses a bare pattern in an expected object, before each test file: `toMatchObject` treats it as an object without keys, which matches everything.
 */
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
