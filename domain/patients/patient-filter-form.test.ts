import { expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { isRefusal } from "../values/refusal.ts";
import {
  chooseRangeType,
  formOfFilter,
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
  expect(chooseRangeType({ ...range, optype: "Pre" }, "none")).toMatchObject({
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
});

test("a filter is shown in the form again", () => {
  const filter = patientFilterForm.parse({
    surgeon: ["s1"],
    surgeryrangetype: "range",
    optype: "Post",
    surgeryrange: 6,
    remember: true,
  });
  expect(patientFilterForm.parse(formOfFilter({ ...filter, patients: ["p"] }))).toEqual(filter);
});
