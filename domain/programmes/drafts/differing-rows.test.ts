import { expect, test } from "vitest";
import { differingRows } from "./differing-rows.ts";

const row = (name: string, description: string) => ({ name, description });

test("what is new, gone or said otherwise differs; the order of rows does not", () => {
  const before = [
    row("Quad Sets", "S+1"),
    row("Stairs", "S+3"),
    row("Bends", "S+1"),
    row("Bends", "S+9"),
    row("Walk", "S+2"),
  ];
  const after = [
    row("Bends", "S+9"),
    row("Bends", "S+1"),
    row("Quad Sets", "S+2"),
    row("Heel Slides", "S+4"),
    row("Walk", "S+2"),
  ];
  expect(differingRows(before, after)).toEqual([
    { name: "Quad Sets", before: ["S+1"], after: ["S+2"] },
    { name: "Heel Slides", before: [], after: ["S+4"] },
    { name: "Stairs", before: ["S+3"], after: [] },
  ]);
  expect(differingRows(after, after.toReversed())).toEqual([]);
});

test("one of two rows of a name that is gone differs", () =>
  expect(differingRows([row("Bends", "S+1"), row("Bends", "S+1")], [row("Bends", "S+1")])).toEqual([
    { name: "Bends", before: ["S+1", "S+1"], after: ["S+1"] },
  ]));
