import type { ContentFilter } from "@restride/domain/content/content-filter.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { choicesOf, contentFilterChips } from "./content-filters.ts";

const clinic = readId("01900000-0000-7000-8000-000000000001");
const clinics = [{ value: clinic, label: "Clinic 1" }];

test("each list has the filters that fit it", () => {
  const filters = (...parameters: Parameters<typeof choicesOf>) => Object.keys(choicesOf(...parameters));
  expect(filters("carePlan", false, clinics)).toEqual(["surgery_type", "state", "customer"]);
  expect(filters("carePlan", true, clinics)).toEqual(["surgery_type", "state"]);
  expect(filters("exercise", false, clinics)).toEqual(["surgery_type", "state"]);
  expect(filters("questionnaire", false, clinics)).toEqual(["state"]);
});

test("a chip says its filter in words; what is not known stands there to be taken away", () => {
  const choices = choicesOf("carePlan", false, clinics);
  const words = (filter: ContentFilter) =>
    contentFilterChips(filter, choices).map(({ label, value }) => `${label} ${value}`);
  expect(words({})).toEqual([]);
  expect(words({ surgery_type: "knee", state: "ready", customer: clinic })).toEqual([
    "Joint Knee",
    "Status Ready to copy",
    "Offered to Clinic 1",
  ]);
  const other = readId("01900000-0000-7000-8000-000000000002");
  expect(words({ state: "draft", customer: other })).toEqual(["Status Draft", "Offered to …"]);
});
