import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../../testing/render.tsx";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import type { OfferedPlanFragment } from "../../content.graphql.ts";
import { PlanDialog } from "./PlanDialog.tsx";

const plan: OfferedPlanFragment = {
  _id: uuid(1),
  name: "Knee Standard",
  description: "For who walks again.",
  age_groups: [],
  include_regimens: true,
  deviceids: [
    {
      _id: uuid(11),
      display_name: "Scale",
      scheduled_criteria: { start_date: -7, end_date: 30, interval: 2, time: 3, skiponsurgerydate: true },
    },
    { _id: uuid(12), display_name: "Cuff", scheduled_criteria: null },
  ],
  regimens: [{ _id: uuid(21), name: "First week" }],
  feedback: [
    {
      formid: uuid(31),
      shortname: "Oxford Knee",
      scheduletype: "weekly",
      schedule: [1],
      startdate: 0,
      enddate: 60,
      skiponsurgerydate: false,
    },
  ],
};

test("all that a care plan brings is read: devices with their days, regimens, questionnaires", async () => {
  let closings = 0;
  await render(<PlanDialog plan={plan} onClose={() => (closings += 1)} />);
  await expect.element(page.getByRole("dialog", { name: "Knee Standard" })).toBeVisible();
  await expect.element(page.getByText("For who walks again.")).toBeVisible();
  expect(textsOf(page.getByRole("listitem"))).toEqual([
    "ScaleS-7 → S+30, Two Times Week, 3× a day",
    "Cuff",
    "First week",
    "Oxford KneeS → S+60, weekly",
  ]);
  await page.getByRole("button", { name: "Close" }).click();
  expect(closings).toBe(1);
});
