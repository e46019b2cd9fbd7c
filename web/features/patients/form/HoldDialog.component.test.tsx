import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { HoldDialog } from "./HoldDialog.tsx";
import { PutPatientOnHoldDocument } from "./patient-form.graphql.ts";

const open = async (isNew: boolean) => {
  let closings = 0;
  await render(<HoldDialog patientId={uuid(1)} isNew={isNew} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};
const confirm = () => page.getByRole("dialog").getByRole("button").last();

test("B151 B338: a hold begins with its note", async () => {
  mockServer.answer(PutPatientOnHoldDocument, { putPatientOnHold: { status: "success", message: "On hold now" } });
  const { closings } = await open(true);
  await page.getByRole("textbox", { name: "Note" }).fill("Sensor is broken.");
  await confirm().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([
    { patientid: uuid(1), isNew: true, note: "Sensor is broken." },
  ]);
  await expect.element(page.getByText("On hold now")).toBeVisible();
});

test("B151 B338: a hold ends without a note", async () => {
  mockServer.answer(PutPatientOnHoldDocument, { putPatientOnHold: { status: "success", message: "" } });
  const { closings } = await open(false);
  expect(page.getByRole("textbox").elements()).toEqual([]);
  await confirm().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([{ patientid: uuid(1), isNew: false }]);
});

test("a refused hold says why and keeps its note", async () => {
  mockServer.answer(PutPatientOnHoldDocument, {
    putPatientOnHold: { status: "fail", message: "This patient is on hold already." },
  });
  const { closings } = await open(true);
  await page.getByRole("textbox", { name: "Note" }).fill("Away.");
  await confirm().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This patient is on hold already\./);
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("Away.");
  expect(closings()).toBe(0);
});

test("B151: Cancel sends nothing", async () => {
  const { closings } = await open(true);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(closings()).toBe(1);
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([]);
});
