import { expect, test } from "vitest";
import { differences } from "../../ui/form/differences.ts";
import { inputOf, shownValue, type SurgeonValues, surgeonLabels, valuesOf } from "./surgeon-values.ts";

const newId = (): string => "c";

test("A068: a new surgeon's team is the starting one", () => {
  expect(valuesOf(null, newId).team.map(({ name }) => name)).toContain("Practice Administrator");
});

test("of two editors the second sees what differs", () => {
  const between = (typed: SurgeonValues, theirs: SurgeonValues) =>
    differences(surgeonLabels, typed, theirs, shownValue);
  const mine = { ...valuesOf(null, newId), name: "Dr. A", email: "mine@b.example" };
  expect(between(mine, mine)).toEqual([]);
  expect(between(mine, { ...mine, email: "theirs@b.example" })).toEqual([
    { field: "email", label: "Email", theirs: "theirs@b.example" },
  ]);
  const [moved] = between(mine, { ...mine, team: mine.team.toReversed() });
  expect(moved?.label).toBe("Team categories");
});

test("what is sent carries both phones and the version", () => {
  const form = { ...valuesOf(null, newId), phonepublic: "+13125550142", team: [] };
  expect(inputOf(form, { version: 3 })).toMatchObject({
    phone: { public: "+13125550142", private: "" },
    version: 3,
  });
});
