import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { connection } from "../../../platform/calls/connection.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, listItem } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { PreviewPublishDocument } from "./apply.graphql.ts";
import type { CountedProgrammes, Plan } from "./PlanNumbers.tsx";
import { PlanPatients } from "./PlanPatients.tsx";

const patient = (number: number, change: Partial<Plan["patients"][number]> = {}): Plan["patients"][number] => ({
  _id: uuid(30 + number),
  name: `Patient ${number}`,
  clinic: "Lake Clinic",
  outcome: "change",
  onhold: false,
  stays: [],
  ...change,
});
const answer = (patients: Plan["patients"], total = patients.length, planHash = "hash"): void =>
  mockServer.answer(PreviewPublishDocument, {
    previewPublish: {
      status: "success",
      message: "",
      planHash,
      plan: { running: 40, change: 2, stay: 1, passed: 0, onhold: 0, total, changes: [], clinics: [], patients },
    },
  });
const open = async (counted: Partial<CountedProgrammes> = {}, planHash: string | null = "hash") => {
  const calls: string[] = [];
  await render(
    <PlanPatients
      counted={{ outcome: "change", clinic: null, ...counted }}
      request={{ id: uuid(1), changes: [uuid(21)] }}
      planHash={planHash}
      onMoved={() => calls.push("moved")}
      onBack={() => calls.push("back")}
    />,
  );
  return calls;
};
const lastRequest = () => mockServer.sent(PreviewPublishDocument).at(-1);

test("A293: each patient stands there with the clinic and what happens", async () => {
  answer([
    patient(1),
    patient(2, { onhold: true, clinic: "Harbor" }),
    patient(3, { outcome: "stay", stays: ["Cuff"] }),
  ]);
  const calls = await open({ outcome: null });
  await expect.element(page.getByRole("row")).toHaveLength(4);
  expect(textsOf(page.getByRole("columnheader"))).toEqual(["Clinic", "Patient", "What happens"]);
  const rows = textsOf(page.getByRole("row")).slice(1);
  expect(rows[0]).toMatch(/^Lake ClinicPatient 1/);
  expect(rows[1]).toMatch(/^HarborPatient 2.*hold/);
  expect(rows[2]).toBe("Lake ClinicPatient 3Stays, changed by hand: Cuff");
  expect(mockServer.sent(PreviewPublishDocument)).toEqual([
    {
      id: uuid(1),
      changes: [uuid(21)],
      of: { outcome: null, clinicid: null },
      pagination: { current: 1, pageSize: 20 },
    },
  ]);
  expect(calls).toEqual([]);
});

test("twenty patients make a page; a page that is empty since leads to the first", async () => {
  answer([patient(1)], 21);
  await open({ clinic: { _id: uuid(41), name: "Lake Clinic" } });
  await expect.element(page.getByRole("heading", { name: "21 programmes change at Lake Clinic" })).toBeVisible();
  answer([], 3);
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({
    of: { outcome: "change", clinicid: uuid(41) },
    pagination: { current: 2, pageSize: 20 },
  });
  await expect.element(page.getByText("This page is past the end of the list")).toBeVisible();
  answer([patient(1)], 3);
  await button("First page").click();
  await expect.poll(lastRequest).toMatchObject({ pagination: { current: 1 } });
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  expect(button("Next page").elements()).toEqual([]);
});

test("twenty are all on one page", async () => {
  answer([patient(1)], 20);
  await open();
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  expect(button("Next page").elements()).toEqual([]);
});

test("while the server cannot be reached, the patients that were read stay", async () => {
  answer([patient(1)], 21);
  await open();
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  mockServer.answer(PreviewPublishDocument, () => Promise.reject(new TypeError("Failed to fetch")));
  await button("Next page").click();
  await expect.poll(() => connection.current().kind).toBe("lost");
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("a number that counts nobody any more says so", async () => {
  answer([]);
  await open();
  await expect.element(page.getByText("No patients are counted here now")).toBeVisible();
});

test("on a phone a patient is a card with clinic and what happens", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answer([patient(3, { outcome: "stay", stays: ["Cuff"] })]);
  await open({ outcome: "stay" });
  await expect.element(listItem("Patient 3")).toHaveTextContent("Patient 3Lake ClinicStays, changed by hand: Cuff");
});

test("on a phone what happens is read to its end", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answer([patient(3, { outcome: "stay", stays: ["Cuff", "Scale", "Straight leg raise", "Heel slides", "Wall sits"] })]);
  await open({ outcome: "stay" });
  const sentence = listItem("Patient 3").getByText(/Wall sits$/);
  await expect.element(sentence).toBeVisible();
  const { scrollWidth, clientWidth } = sentence.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("while newer numbers are on their way, a preview that differs says nothing", async () => {
  answer([patient(1)], 1, "newer");
  const calls = await open({}, null);
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a preview that differs from the numbers says so", async () => {
  answer([patient(1)], 1, "newer");
  const calls = await open();
  await expect.poll(() => calls).toEqual(["moved"]);
});

test.each(["content", "schedules"] as const)("when %s change, the patients are read again", async (changed) => {
  answer([patient(1)]);
  await open();
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  answer([patient(2)]);
  void invalidateTags([changed]);
  await expect.element(page.getByText("Patient 2")).toBeVisible();
});

test("patients that cannot be read give the server's sentence and another try", async () => {
  mockServer.answer(PreviewPublishDocument, {
    previewPublish: { status: "fail", message: "Try again in a minute.", planHash: null, plan: null },
  });
  const calls = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answer([patient(1)]);
  await button("Try again").click();
  await expect.element(page.getByText("Patient 1")).toBeVisible();
  await button("Back to the numbers").click();
  expect(calls).toEqual(["back"]);
});
