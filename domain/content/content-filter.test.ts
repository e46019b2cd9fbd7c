import { expect, test } from "vitest";
import {
  contentFilterFormOf,
  contentFilterOf,
  contentFilterParams,
  contentFilterSchema,
  parseContentFilter,
} from "./content-filter.ts";

test("a list of content is filtered by a joint, a state and a clinic, or by nothing", () => {
  const filter = { surgery_type: "knee", state: "draft", customer: "01900000-0000-7000-8000-000000000001" };
  expect(contentFilterSchema.parse(filter)).toEqual(filter);
  expect(contentFilterSchema.parse({ surgery_type: null })).toEqual({ surgery_type: null });
});

test("another joint or state is refused with what may be chosen", () => {
  const { error } = contentFilterSchema.safeParse({ surgery_type: "both", state: "old" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Please choose knee or hip.",
    "Please choose published, draft, retired or ready.",
  ]);
});

test("an address names a filter of content, and what nothing can be filtered by is passed over", () => {
  const clinic = "01900000-0000-7000-8000-000000000001";
  const filterIn = (text: string) => parseContentFilter(new URLSearchParams(text));
  const filter = { surgery_type: "hip", state: "ready", customer: clinic };
  expect(filterIn(`joint=hip&status=ready&clinic=${clinic}`)).toEqual(filter);
  expect(contentFilterParams(filterIn(`joint=hip&status=ready&clinic=${clinic}`))).toEqual({
    joint: "hip",
    status: "ready",
    clinic,
  });
  for (const text of ["", "joint=both&status=old", "joint=&clinic="]) expect(filterIn(text), text).toEqual({});
  expect(contentFilterParams({})).toEqual({ joint: "", status: "", clinic: "" });
});

test("the dialog shows a filter, and returns what is chosen", () => {
  const empty = { surgery_type: "", state: "", customer: "" };
  expect(contentFilterFormOf({})).toEqual(empty);
  expect(contentFilterFormOf({ surgery_type: "knee", state: "draft" })).toEqual({
    surgery_type: "knee",
    state: "draft",
    customer: "",
  });
  expect(contentFilterOf(empty)).toEqual({});
  expect(contentFilterOf({ ...empty, state: "retired" })).toEqual({ state: "retired" });
});
