import { expect, test } from "vitest";
import { freshnessText } from "./message-texts.ts";

test("C072: when the messages were read, and in how many minutes they are again", () =>
  expect(freshnessText("9:42 AM", 4)).toBe("Updated 9:42 AM, again in 4 min"));
