import { expect, test } from "vitest";
import { choicesOf, contentFilterChips, contentFilterInput, noFilters } from "./content-filters.ts";

const clinics = [{ value: "c1", label: "Clinic 1" }];

test("each list has the filters that fit it", () => {
  const filters = (...parameters: Parameters<typeof choicesOf>) => Object.keys(choicesOf(...parameters));
  expect(filters("carePlan", false, clinics)).toEqual(["joint", "status", "clinic"]);
  expect(filters("carePlan", true, clinics)).toEqual(["joint", "status"]);
  expect(filters("exercise", false, clinics)).toEqual(["joint", "status"]);
  expect(filters("questionnaire", false, clinics)).toEqual(["status"]);
});

test("a chip says its filter in words; what is not known stands there to be taken away", () => {
  const choices = choicesOf("carePlan", false, clinics);
  const words = (change: Partial<typeof noFilters>) =>
    contentFilterChips({ ...noFilters, ...change }, choices).map(({ label, value }) => `${label} ${value}`);
  expect(words({})).toEqual([]);
  expect(words({ joint: "knee", status: "ready", clinic: "c1" })).toEqual([
    "Joint Knee",
    "Status Ready to copy",
    "Offered to Clinic 1",
  ]);
  expect(words({ status: "old", clinic: "c2" })).toEqual(["Status …", "Offered to …"]);
});

test("the server is asked for what is on only", () => {
  expect(contentFilterInput(noFilters)).toEqual({});
  expect(contentFilterInput({ joint: "hip", status: "draft", clinic: "c1" })).toEqual({
    surgery_type: "hip",
    state: "draft",
    customer: "c1",
  });
});
