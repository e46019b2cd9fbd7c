import { expect, test } from "vitest";
import { contentFilterSchema } from "./content-filter.ts";

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
