import { surgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { expect, test } from "vitest";
import { differences } from "../../ui/form/differences.ts";
import { withoutTitle } from "./surgeon-name.ts";
import { inputOf, shownValue, type SurgeonValues, surgeonLabels, valuesOf } from "./surgeon-values.ts";

const newId = (): string => "c";

test("A068: a new surgeon's team is the starting one", () => {
  expect(valuesOf(null, newId).team.map(({ name }) => name)).toEqual([
    "Physician Assistants",
    "Nurse Practitioners",
    "Surgical Scheduler",
    "Secretary",
    "Medical Assistant",
    "Practice Administrator",
  ]);
});

test("of two editors the second sees what differs", () => {
  const between = (typed: SurgeonValues, newerValues: SurgeonValues) =>
    differences(surgeonLabels, typed, newerValues, shownValue);
  const mine = { ...valuesOf(null, newId), name: "Dr. A", email: "mine@b.example" };
  expect(between(mine, mine)).toEqual([]);
  expect(between(mine, { ...mine, email: "theirs@b.example" })).toEqual([
    { field: "email", label: "Email", newerText: "theirs@b.example" },
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

test("a surgeon who is opened and saved again is sent as before", () => {
  const fields = {
    name: "Dr. Sam Surgeon",
    email: "sam@harbor.example",
    phone: { public: "+13125550142", private: "+493012345678" },
    image: "",
    description: "Knees",
    address: "1 Lake St\nChicago",
    hospital_name: "Harbor",
    hospital_url: "https://harbor.example",
    department_name: "Surgery",
    department_title: "Chief",
    about_me: "Walks.",
    team: [{ _id: "t1", name: "Nurse", details: "Nora" }],
  };
  const record = { ...fields, _id: "s1", accesscode: "SAM", url: "", version: 3 };
  expect(inputOf(surgeonForm.parse(valuesOf(record, newId)), { version: 3 })).toEqual({ ...fields, version: 3 });
});

test("a surgeon without a team gets the starting one, and a team is told by its names and people", () => {
  const record = {
    ...valuesOf(null, newId),
    _id: "s1",
    accesscode: "SAM",
    url: "",
    version: 3,
    phone: { public: "", private: "" },
  };
  expect(valuesOf({ ...record, team: [] }, newId).team).toHaveLength(6);
  const team = [
    { _id: "t1", name: "Nurse", details: "Nora" },
    { _id: "t2", name: "Secretary", details: "" },
  ];
  expect(valuesOf({ ...record, team }, newId).team).toEqual(team);
  expect([shownValue(team), shownValue("Knees")]).toEqual(["Nurse Nora · Secretary", "Knees"]);
});

test("the letters of a surgeon's avatar leave out the title", () => {
  expect(["Dr. Sam Lee", "dr Sam", "Prof. Ann Bell", "Drew Lee"].map(withoutTitle)).toEqual([
    "Sam Lee",
    "Sam",
    "Ann Bell",
    "Drew Lee",
  ]);
});
