import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressTwice } from "../../../testing/press-twice.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "./apply.graphql.ts";
import { PublishContentDocument } from "../content-changes.graphql.ts";
import { answerApply, answerPlan, answerPublish, open, plan } from "./apply-dialog.fixture.tsx";

const ask = { of: { outcome: "stay" }, pagination: { pageSize: 5 } };

test("a draft is published for new patients only, unless it is asked to go further", async () => {
  answerPlan();
  answerPublish("Version 3 is published.");
  const calls = await open();
  await expect
    .element(page.getByRole("dialog", { name: /Apply to running programmes\?/ }))
    .toMatchTextContent(/Knee Standard, version 3/);
  await expect.element(page.getByText("Running programmes stay on their version.")).toBeVisible();
  await button("Publish").click();
  await expect.poll(() => calls).toEqual(["closed"]);
  expect(mockServer.sent(PublishContentDocument)).toEqual([{ id: uuid(1), version: 7 }]);
  expect(mockServer.sent(ApplyVersionDocument)).toEqual([]);
  await expect.element(page.getByText("Version 3 is published.")).toBeVisible();
});

test("what goes along is ticked, and what is sent is what was previewed", async () => {
  answerPlan();
  answerPublish();
  answerApply("2 programmes follow.");
  const calls = await open();
  await page.getByText("Also running").click();
  expect(textsOf(page.getByRole("dialog").getByRole("checkbox"))).toHaveLength(5);
  await expect.element(page.getByText("Sensor: S+1 to S+60")).toBeVisible();
  await expect.element(page.getByText("was S+1 to S+30")).toBeVisible();
  await expect.element(page.getByText("Scale: S+1 to S+9")).toBeVisible();
  await expect.element(page.getByText("is new")).toBeVisible();
  await page.getByText("Cuff is taken out").click();
  await page.getByText("Clinics’ admins").click();
  await expect
    .poll(() => mockServer.sent(PreviewPublishDocument).at(-1))
    .toEqual({
      id: uuid(1),
      changes: [uuid(21), uuid(22)],
      ...ask,
    });
  await button("Publish and change 2").click();
  await expect.poll(() => calls).toEqual(["applied", "closed"]);
  expect(mockServer.sent(ApplyVersionDocument)).toEqual([
    { id: uuid(1), changes: [uuid(21), uuid(22)], planHash: "hash 1 of 2", tell: true, telladmins: false },
  ]);
  await expect.element(page.getByText("2 programmes follow.")).toBeVisible();
});

test("a version that is published already is applied without publishing", async () => {
  answerPlan();
  answerApply("2 programmes follow.");
  const calls = await open(null);
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Knee Standard, version 2/);
  await page.getByText("Patients whose days change").click();
  await button("Change 2").click();
  await expect.poll(() => calls).toEqual(["applied", "closed"]);
  expect(mockServer.sent(PublishContentDocument)).toEqual([]);
  expect(mockServer.sent(ApplyVersionDocument)).toEqual([
    { id: uuid(1), changes: [uuid(21), uuid(22), uuid(23)], planHash: "hash 1", tell: false, telladmins: true },
  ]);
});

test("a draft that is not published says why, and nothing else is sent", async () => {
  answerPlan();
  answerPublish("A regimen of it is retired.", "fail");
  const calls = await open();
  await page.getByText("Also running").click();
  await button("Publish and change 2").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("A regimen of it is retired.");
  expect(mockServer.sent(ApplyVersionDocument)).toEqual([]);
  expect(calls).toEqual([]);
});

test("programmes that have changed meanwhile are refused, and it is said what is published already", async () => {
  answerPlan();
  answerPublish();
  answerApply("Programmes have changed meanwhile.", "fail");
  const calls = await open();
  await page.getByText("Also running").click();
  await button("Publish and change 2").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Version 3 is published. Programmes have changed meanwhile.");
  await button("Change 2").click();
  await expect.poll(() => mockServer.sent(ApplyVersionDocument)).toHaveLength(2);
  expect(mockServer.sent(PublishContentDocument)).toHaveLength(1);
  expect(new Set(mockServer.keys(ApplyVersionDocument)).size).toBe(1);
  expect(calls).toEqual([]);
});

test("nothing is confirmed while the numbers of other ticks are on their way, or where nothing changes", async () => {
  answerPlan();
  await open(null);
  await expect.element(button("Change 2")).toBeEnabled();
  const resolve = mockServer.delay(PreviewPublishDocument);
  await page.getByText("Cuff is taken out").click();
  await expect.element(button("Change 2")).toBeDisabled();
  resolve({ previewPublish: { status: "success", message: "", planHash: "hash 2", plan: { ...plan, change: 0 } } });
  await expect.element(button("Change 0")).toBeDisabled();
});

test("a number opens to its patients and Escape leads back to it; a 0 is none", async () => {
  answerPlan();
  const calls = await open(null);
  await expect.element(page.getByText("1 of the 2 is on technical hold; it changes too.")).toBeVisible();
  await expect.element(page.getByText("Ann Bell: Cuff stays as it was changed there.")).toBeVisible();
  expect(page.getByRole("button", { name: /passed/ }).elements()).toEqual([]);
  await button("1 stay, Lake Clinic").click();
  await expect.element(page.getByRole("heading", { name: "1 programme stays at Lake Clinic" })).toBeVisible();
  expect(mockServer.sent(PreviewPublishDocument).at(-1)).toEqual({
    id: uuid(1),
    changes: null,
    of: { outcome: "stay", clinicid: uuid(41) },
    pagination: { current: 1, pageSize: 20 },
  });
  await expect
    .element(page.getByRole("row").filter({ hasText: "Ann Bell" }))
    .toHaveTextContent("Lake ClinicAnn BellStays, changed by hand: Cuff");
  await expect.element(button("Back to the numbers")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("1 stay, Lake Clinic")).toHaveFocus();
  expect(calls).toEqual([]);
});

test("numbers that cannot be counted give the server's sentence and another try", async () => {
  mockServer.answer(PreviewPublishDocument, {
    previewPublish: { status: "fail", message: "Try again in a minute.", planHash: null, plan: null },
  });
  await open(null);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  await expect.element(button("Change")).toBeDisabled();
  answerPlan();
  await button("Try again").click();
  await expect.element(button("Change 2")).toBeEnabled();
});

test("pressed twice on a slow line, a version is published once", async () => {
  answerPlan();
  const answer = mockServer.delay(PublishContentDocument);
  const calls = await open();
  await pressTwice(button("Publish"));
  answer({ publishContent: { status: "success", message: "Version 3 is published.", content: null } });
  await expect.poll(() => calls).toEqual(["closed"]);
  expect(mockServer.sent(PublishContentDocument)).toHaveLength(1);
});
