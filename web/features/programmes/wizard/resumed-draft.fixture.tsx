import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AssignableDevicesDocument, ContentNamesDocument } from "../content.graphql.ts";
import { TakePatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { answerDraft, names, patient, withDevices } from "./wizard-pages.fixture.tsx";
import type { WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import { DevicesPage } from "./WizardPages.tsx";

/** Returns the current state of a version of the draft's care plan or its content. */
export const version = (id: number, content: number, change: object = {}) => ({
  _id: uuid(id),
  content: uuid(content),
  number: 1,
  name: id > 50 ? "Knee" : names[uuid(id)]!,
  image: null,
  questions: null,
  recalldays: null,
  measures: [],
  retired: false,
  newest: true,
  ...change,
});
export const answerVersions = (...versions: ReturnType<typeof version>[]) =>
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: versions } });

/** Opens a draft that a colleague left at the devices step, made from version 1 of a plan. */
export const goOn = async (change: Partial<WizardContent> = {}, changedat = "2026-03-02T15:00:00.000Z") => {
  const content = { patient, ...withDevices, brought: withDevices.programme, ...change };
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: "devices",
        changedat,
        changedby: "Cora Colleague",
        content: JSON.stringify(content),
      },
    },
  });
  session.save(signedIn());
  answerDraft();
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { status: "success", message: "", devices: [] } });
  wizard.begin();
  onTestFinished(() => wizard.begin());
  const screen = await render(
    <main>
      <DevicesPage />
    </main>,
    { at: `/patient/add/devices?draft=${uuid(61)}`, path: "/patient/add/devices" },
  );
  await expect.element(notice().getByText(/^You go on where Cora Colleague stopped /)).toBeVisible();
  return screen;
};
export const notice = () => page.getByRole("region", { name: "Draft opened" });
