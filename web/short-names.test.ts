import { join } from "node:path";
import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

const sheet = (name: string): string => join(import.meta.dirname, "ui", name);

test("a class has one name wherever it is asked for, in each build, and no other class has it", () => {
  const [name, again] = [shortNames(), shortNames()];
  const [box, head] = [name("box", sheet("a.css")), name("head", sheet("a.css"))];
  expect(name("box", sheet("a.css"))).toBe(box);
  expect(again("box", sheet("a.css"))).toBe(box);
  expect(new Set([box, head, name("box", sheet("b.css")), name("head", sheet("b.css"))]).size).toBe(4);
  expect(box).toMatch(/^_[\w-]{5}$/);
});
