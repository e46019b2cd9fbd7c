import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { TakePatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { answerPlans, open, plan } from "./wizard-pages.fixture.tsx";
import { wizard } from "./wizard-store.ts";
import { DevicesPage } from "./WizardPages.tsx";

test("a draft that cannot be opened says why, and leads to the patients", async () => {
  session.save(signedIn());
  wizard.begin();
  onTestFinished(() => wizard.begin());
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: { status: "fail", message: "This draft was discarded.", draft: null },
  });
  await render(<DevicesPage />, { at: `/patient/add/devices?draft=${uuid(61)}`, path: "/patient/add/devices" });
  await expect.element(page.getByText("This draft was discarded.", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Patients" })).toHaveAttribute("href", "/patient");
});

test.each([
  ["a patient leads to the first step", { patient: { firstname: "Leilani" } }, "info"],
  ["a care plan leads to the care plans", {}, "careplan"],
] as const)("a step without %s of the same draft", async (_title, change, step) => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  const { address } = await open(DevicesPage, "devices", change);
  await expect.poll(address).toBe(`/patient/add/${step}?draft=${uuid(61)}`);
});
