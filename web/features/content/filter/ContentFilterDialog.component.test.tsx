import type { ContentFilter } from "@restride/domain/content/content-filter.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { select } from "../../../testing/finders.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { choicesOf } from "./content-filters.ts";
import { ContentFilterDialog } from "./ContentFilterDialog.tsx";

const clinics = [{ value: uuid(41), label: "Lake Clinic" }];

const open = async (kind: "carePlan" | "questionnaire" = "carePlan", filter: ContentFilter = {}, isReady = false) => {
  const chosen: ContentFilter[] = [];
  let closings = 0;
  await render(
    <ContentFilterDialog
      kind={kind}
      filter={filter}
      choices={choicesOf(kind, isReady, clinics)}
      onFilter={(next) => chosen.push(next)}
      onClose={() => (closings += 1)}
    />,
  );
  return { chosen, closings: () => closings };
};

test("each choice becomes a part of the filter", async () => {
  const { chosen, closings } = await open();
  await select("Joint").selectOptions("Hip");
  await select("Status").selectOptions("Retired");
  await select("Offered to").selectOptions("Lake Clinic");
  await page.getByRole("button", { name: "Show care plans" }).click();
  expect(chosen).toEqual([{ surgery_type: "hip", state: "retired", customer: uuid(41) }]);
  expect(closings()).toBe(1);
});

test("it opens with what is on, Clear takes all of it away, and Cancel changes nothing", async () => {
  const { chosen } = await open("carePlan", { surgery_type: "knee", state: "draft" });
  await expect.element(select("Joint")).toHaveDisplayValue("Knee");
  await expect.element(select("Status")).toHaveDisplayValue("Draft");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(chosen).toEqual([]);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "Show care plans" }).click();
  expect(chosen).toEqual([{}]);
});

test("a questionnaire has no joint and is offered to nobody in particular", async () => {
  await open("questionnaire");
  await expect.element(select("Status")).toBeVisible();
  expect(page.getByRole("combobox").elements()).toHaveLength(1);
});

test("of what is ready for every company nothing more is ready, and it has no clinics", async () => {
  await open("carePlan", {}, true);
  await expect.element(select("Status")).toBeVisible();
  expect(page.getByRole("option", { name: "Ready to copy" }).elements()).toEqual([]);
  expect(select("Offered to").elements()).toEqual([]);
});
