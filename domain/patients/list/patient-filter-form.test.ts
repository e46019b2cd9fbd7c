import { expect, test } from "vitest";
import { parseOrRefuse } from "../../values/problems.ts";
import { isRefusal } from "../../values/refusal.ts";
import {
  chooseRangeType,
  patientFilterFormOf,
  patientFilterForm,
  type PatientFilterForm,
  sliderRange,
} from "./patient-filter-form.ts";

const messages = (form: unknown) => {
  const answer = parseOrRefuse(patientFilterForm, form);
  return isRefusal(answer) ? (answer.problems ?? []).map(({ field, message }) => `${field}: ${message}`) : [];
};

test("B241: the last digits of a phone are exactly four", () => {
  for (const bad of ["48", "48211", "48a1"])
    expect(messages({ lastdigitsofphone: bad })).toEqual(["lastdigitsofphone: Please enter 4 digits"]);
  expect(messages({ lastdigitsofphone: "" })).toEqual([]);
  expect(patientFilterForm.parse({ lastdigitsofphone: "0482" })).toEqual({ type: "active", lastdigitsofphone: "0482" });
});

test("B242: with a range, surgery time and range are required, both named together", () => {
  expect(messages({ surgeryrangetype: "range" })).toEqual([
    "optype: Please select surgery time!",
    "surgeryrange: Please select surgery range!",
  ]);
  expect(messages({ surgeryrangetype: "range", optype: "Pre" })).toEqual([
    "surgeryrange: Please select surgery range!",
  ]);
  expect(messages({ surgeryrangetype: "range", optype: "Pre", surgeryrange: 0 })).toEqual([]);
});

test("B243: with dates, both are required", () => {
  for (const surgeryDate of [
    undefined,
    null,
    ["2026-11-01"],
    ["2026-11-02", "2026-11-01"],
    ["2026-11-31", "2026-12-01"],
  ])
    expect(messages({ surgeryrangetype: "date", surgeryDate })[0], JSON.stringify(surgeryDate)).toMatch(/^surgeryDate/);
  expect(messages({ surgeryrangetype: "date" })).toEqual(["surgeryDate: Please select date range"]);
  expect(messages({ surgeryrangetype: "date", surgeryDate: ["2026-11-01", "2026-11-02"] })).toEqual([]);
});

test("B244 B401: sliders run 0 to 100; all zero and from end to end do not limit", () => {
  expect(sliderRange).toEqual({ min: 0, max: 100 });
  const form = { kneescore: { min: 0, max: 0 }, hipscore: { min: 0, max: 100 }, progress: { min: 0, max: 60 } };
  expect(patientFilterForm.parse(form)).toEqual({ type: "active", progress: { min: 0, max: 60 } });
  expect(messages({ kneescore: { min: 0, max: 101 } })).toHaveLength(1);
  const zero = { min: 0, max: 0 };
  const zeros = { kneescore: zero, hipscore: zero, progress: zero, deviceprogress: zero };
  expect(patientFilterForm.parse(zeros)).toEqual({ type: "active" });
});

test("B245: the surgery type all is dropped", () => {
  expect(patientFilterForm.parse({ surgerytype: "all" })).toEqual({ type: "active" });
  expect(patientFilterForm.parse({ surgerytype: "hip" })).toEqual({ type: "active", surgerytype: "hip" });
});

test("B155 B400: choosing a range type clears the others, and a range starts with two weeks", () => {
  const filled: PatientFilterForm = {
    surgeryrangetype: "date",
    surgeryDate: [null, null],
    lastname_plain: "Ng",
  };
  const range = chooseRangeType(filled, "range");
  expect(range).toMatchObject({
    surgeryrangetype: "range",
    surgeryrange: 2,
    optype: null,
    surgeryDate: null,
    lastname_plain: "Ng",
  });
  for (const surgeryrangetype of ["date", "none"] as const)
    expect(chooseRangeType({ ...range, optype: "Pre" }, surgeryrangetype)).toMatchObject({
      surgeryrangetype,
      surgeryrange: null,
      optype: null,
      surgeryDate: null,
    });
  expect(patientFilterForm.parse({ surgeryrangetype: "none", optype: "Pre", surgeryrange: 2 })).toEqual({
    type: "active",
  });
});

test("B143: codes of pain limit the list when some are chosen", () => {
  expect(patientFilterForm.parse({ painlevel: [3, 4] })).toEqual({ type: "active", painlevel: [3, 4] });
  expect(patientFilterForm.parse({ painlevel: [] })).toEqual({ type: "active" });
  expect(patientFilterForm.parse({ painlevel: [0, 4] })).toMatchObject({ painlevel: [0, 4] });
  for (const code of [-1, 5]) expect(messages({ painlevel: [code] })).toHaveLength(1);
});

test("B242 B243: a range goes on with its time and weeks, dates with both days", () => {
  expect(patientFilterForm.parse({ surgeryrangetype: "range", optype: "Pre", surgeryrange: 0 })).toEqual({
    type: "active",
    surgeryrangetype: "range",
    optype: "Pre",
    surgeryrange: 0,
  });
  const dates = { surgeryrangetype: "date", surgeryDate: ["2026-11-01", "2026-11-01"] };
  expect(patientFilterForm.parse({ ...dates, optype: "Pre", surgeryrange: 2 })).toEqual({ type: "active", ...dates });
});

test("fields of the dialog are trimmed and have their limits", () => {
  expect(patientFilterForm.parse({ lastname_plain: " Ng ", lastdigitsofphone: " 0482 " })).toEqual({
    type: "active",
    lastname_plain: "Ng",
    lastdigitsofphone: "0482",
  });
  expect(messages({ lastname_plain: "x".repeat(40) })).toEqual([]);
  expect(messages({ lastname_plain: "x".repeat(41) })).toEqual([
    "lastname_plain: The last name has at most 40 letters.",
  ]);
  const surgeons = (count: number) => messages({ surgeon: Array.from({ length: count }, () => "s") });
  expect([surgeons(200).length, surgeons(201).length]).toEqual([0, 1]);
  for (const code of [-1, 5, 1.5]) expect(messages({ painlevel: [code] })).toHaveLength(1);
  const names = ["kneescore", "hipscore", "progress", "deviceprogress"];
  const limits = { min: 10, max: 100 };
  for (const name of names)
    expect(patientFilterForm.parse({ [name]: limits })).toEqual({ type: "active", [name]: limits });
  for (const wrong of [
    { min: -1, max: 5 },
    { min: 101, max: 101 },
    { min: 0.5, max: 5 },
    { min: 0, max: 5.5 },
  ])
    expect(messages({ hipscore: wrong }).length, JSON.stringify(wrong)).toBeGreaterThan(0);
});

test("the weeks that older clients name are shown as the range, unless there is one", () => {
  const filter = { type: "active", surgeryrangetype: "range", optype: "Post", surgerywkrange: 4 } as const;
  const form = { type: "active", surgeryrangetype: "range", optype: "Post", surgeryrange: 4 };
  expect(patientFilterFormOf(filter)).toStrictEqual(form);
  expect(patientFilterFormOf({ ...filter, surgeryrange: 1 })).toStrictEqual({ ...form, surgeryrange: 1 });
  expect(patientFilterFormOf({ type: "all", compliance: "exercise.skipped", customer: ["c"] })).toStrictEqual({
    type: "all",
  });
});

test("a filter is shown in the form again", () => {
  const filter = patientFilterForm.parse({
    surgeon: ["s1"],
    surgeryrangetype: "range",
    optype: "Post",
    surgeryrange: 6,
    remember: true,
  });
  expect(patientFilterForm.parse(patientFilterFormOf({ ...filter, patients: ["p"] }))).toEqual(filter);
});
