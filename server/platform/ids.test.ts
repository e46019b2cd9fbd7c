import { expect, test } from "vitest";
import { newName, newUuid } from "./ids.ts";

test("an id is a uuid of version 7: the time stands first, and it is new each time", () => {
  const now = 0x0123_4567_89ab;
  for (let tries = 0; tries < 50; tries += 1)
    expect(newUuid(now)).toMatch(/^01234567-89ab-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newUuid(now)).not.toBe(newUuid(now));
});

test("a name has 22 letters that an address takes as they are", () => {
  expect(newName()).toMatch(/^[\w-]{22}$/);
  expect(newName()).not.toBe(newName());
});
