import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PatientDocument } from "../../features/patients/detail/patient.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { PatientPage } from "./PatientPage.tsx";

const at = `/patient/${uuid(1)}`;
const open = () => render(<PatientPage />, { at, path: "/patient/:id" });
const failed = (message: string) => ({ getPatient: { status: "fail", message, patient: null } });

test("a patient who is on the way has their room, in grey; who is not there leads back to the list", async () => {
  const loadWithRetries = mockServer.delay(PatientDocument);
  const { address } = await open();
  await expect.poll(() => document.querySelectorAll("[aria-busy] span").length).toBeGreaterThan(4);
  expect(address()).toBe(at);
  loadWithRetries(failed("This patient was not found."));
  await expect.poll(address).toBe("/patient");
});

test("a patient about whom the server fails is no patient who is not there", async () => {
  mockServer.answer(PatientDocument, failed("Something went wrong. Try again in a moment."));
  const { address } = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Something went wrong\. Try again in a moment\./);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing was changed\./);
  expect(address()).toBe(at);
});
