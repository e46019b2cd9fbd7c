import { expect, test } from "vitest";
import { addCategory, isStartingCategory, moveCategory, peopleOf, startingTeam } from "./team.ts";

const start = () => {
  let id = 0;
  return startingTeam(() => `c${++id}`);
};
const names = (team: readonly { name: string }[]): string[] => team.map(({ name }) => name);

test("A068: a team starts with six categories in this order", () => {
  expect(names(start())).toEqual([
    "Physician Assistants",
    "Nurse Practitioners",
    "Surgical Scheduler",
    "Secretary",
    "Medical Assistant",
    "Practice Administrator",
  ]);
  expect(start()[0]).toEqual({ _id: "c1", name: "Physician Assistants", details: "" });
  expect(new Set(start().map(({ _id }) => _id)).size).toBe(6);
  expect(isStartingCategory("secretary ")).toBe(true);
  expect(isStartingCategory("Fellows")).toBe(false);
});

test("A069: categories are added by name; blank and duplicate names are ignored", () => {
  const team = addCategory(start(), "  Fellows ", "c7");
  expect(team.at(-1)).toEqual({ _id: "c7", name: "Fellows", details: "" });
  for (const ignored of ["", "   ", "fellows", "  Fellows", "SECRETARY "])
    expect(addCategory(team, ignored, "c8")).toBe(team);
});

test("A064: categories move to another place and none is lost", () => {
  const team = start();
  expect(names(moveCategory(team, 0, 2)).slice(0, 3)).toEqual([
    "Nurse Practitioners",
    "Surgical Scheduler",
    "Physician Assistants",
  ]);
  expect(names(moveCategory(team, 5, 0))[0]).toBe("Practice Administrator");
  expect(moveCategory(moveCategory(team, 1, 4), 4, 1)).toEqual(team);
  for (const [from, to] of [
    [0, -1],
    [5, 6],
    [9, 0],
    [2, 2],
  ] as const)
    expect(moveCategory(team, from, to)).toBe(team);
});

test("a category counts its lines", () => {
  expect(peopleOf({ _id: "c", name: "A", details: "Ann Lee, PA\n\n  \nBo Ray, PA" })).toBe(2);
  expect(peopleOf({ _id: "c", name: "A", details: "" })).toBe(0);
});
