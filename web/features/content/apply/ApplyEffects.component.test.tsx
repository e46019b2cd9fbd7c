import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../../testing/open-parts.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "./apply.graphql.ts";
import { answerApply, answerPlan, answerPublish, open } from "./apply-dialog.fixture.tsx";

test("a change that is ticked again goes along after all", async () => {
  answerPlan();
  answerApply("2 programmes follow.");
  await open(null);
  for (const _press of [1, 2]) await page.getByText("Cuff is taken out").click();
  await button("Change 2").click();
  await expect
    .poll(() => mockServer.sent(ApplyVersionDocument))
    .toMatchObject([{ changes: [uuid(21), uuid(22), uuid(23)], planHash: "hash 1" }]);
});

test("after a version was published and applied, what shows content, schedules and notifications is read again", async () => {
  answerPlan();
  answerPublish();
  answerApply("2 programmes follow.");
  const calls = await open();
  await openParts("content", "schedules", "notifications");
  await page.getByText("Also running").click();
  await button("Publish and change 2").click();
  await expect.poll(() => calls).toEqual(["applied", "closed"]);
  await expect.poll(tagsReadAgain).toEqual(["content", "notifications", "schedules"]);
});

test("after a version was published for new patients only, content is read again", async () => {
  answerPlan();
  answerPublish();
  await open();
  await openParts("content");
  await button("Publish").click();
  await expect.poll(tagsReadAgain).toEqual(["content"]);
});

test.each([
  ["2 change", "change"],
  ["1 stay", "stay"],
  ["Show all 4 patients", null],
] as const)("%s opens those programmes of all clinics", async (name, outcome) => {
  answerPlan();
  await open(null);
  await button(name).click();
  await expect
    .poll(() => mockServer.sent(PreviewPublishDocument).at(-1))
    .toMatchObject({ of: { outcome, clinicid: null }, pagination: { current: 1 } });
});

test("a single patient is shown as one; whoever turns to new patients and back sees the numbers again", async () => {
  answerPlan({ running: 1 });
  await open();
  await page.getByText("Also running").click();
  await button("Show the patient").click();
  await expect.element(button("Back to the numbers")).toBeVisible();
  await page.getByText("Only new patients").click();
  await page.getByText("Also running").click();
  await expect.element(button("Show the patient")).toBeVisible();
});
