import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { StartReportsDocument } from "./change-jobs.graphql.ts";
import { StartReportsDialog } from "./StartReportsDialog.tsx";

const open = async () => {
  let [starts, closings] = [0, 0];
  await render(
    <StartReportsDialog
      to={{ patientids: [uuid(1), uuid(2)] }}
      audience="2 patients"
      onStarted={() => (starts += 1)}
      onClose={() => (closings += 1)}
    />,
  );
  return { starts: () => starts, closings: () => closings };
};
const make = () => page.getByRole("button", { name: "Make reports" });
const startedAs = { status: "success", message: "Reports are being made." };

test("reports start without notes and answers unless they are ticked", async () => {
  mockServer.answer(StartReportsDocument, { startReports: startedAs });
  const { starts } = await open();
  await expect.element(page.getByRole("heading", { name: "Reports of 2 patients" })).toBeVisible();
  await make().click();
  await expect.poll(starts).toBe(1);
  expect(mockServer.sent(StartReportsDocument)).toEqual([
    { patientids: [uuid(1), uuid(2)], notes: false, answers: false },
  ]);
});

test("ticked notes and answers are asked for, each by its own box", async () => {
  mockServer.answer(StartReportsDocument, { startReports: startedAs });
  const { starts } = await open();
  await page.getByText("With Patient Notes").click();
  await make().click();
  await expect.poll(starts).toBe(1);
  await page.getByText("With answers of questionnaires").click();
  await page.getByText("With Patient Notes").click();
  await make().click();
  await expect.poll(starts).toBe(2);
  expect(mockServer.sent(StartReportsDocument)).toEqual([
    { patientids: [uuid(1), uuid(2)], notes: true, answers: false },
    { patientids: [uuid(1), uuid(2)], notes: false, answers: true },
  ]);
});

test("a refusal is shown, and the boxes stay ticked", async () => {
  mockServer.answer(StartReportsDocument, {
    startReports: { status: "fail", message: "Another file is being made. Wait for it." },
  });
  const { starts } = await open();
  await page.getByText("With Patient Notes").click();
  await make().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Another file is being made. Wait for it.");
  await expect.element(page.getByRole("checkbox", { name: "With Patient Notes" })).toBeChecked();
  expect(starts()).toBe(0);
});

test("pressed twice on a slow line, reports are begun once; Cancel begins none", async () => {
  const answer = mockServer.delay(StartReportsDocument);
  const { starts, closings } = await open();
  await make().dblClick();
  await expect.element(make()).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(closings()).toBe(1);
  answer({ startReports: startedAs });
  await expect.poll(starts).toBe(1);
  expect(mockServer.sent(StartReportsDocument)).toHaveLength(1);
});

test("a refusal goes once another try is taken", async () => {
  mockServer.answer(StartReportsDocument, { startReports: { status: "fail", message: "Wait for it." } });
  const { starts } = await open();
  await make().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  mockServer.answer(StartReportsDocument, { startReports: startedAs });
  await make().click();
  await expect.poll(starts).toBe(1);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
