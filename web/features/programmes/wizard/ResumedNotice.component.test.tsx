import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AssignableDevicesDocument, ContentNamesDocument } from "../content.graphql.ts";
import { TakePatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { answerDraft, answerPlans, device, names, patient, plan, withDevices } from "./wizard-pages.fixture.tsx";
import { emptyProgramme, type WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";
import { DevicesPage } from "./WizardPages.tsx";

/** What is known of a version of the draft's care plan, or of what it brings. */
const version = (id: number, content: number, change: object = {}) => ({
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
const answerVersions = (...versions: ReturnType<typeof version>[]) =>
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: versions } });

/** A draft that a colleague left at the devices, made from version 1 of a plan. */
const goOn = async (change: Partial<WizardContent> = {}) => {
  const content = { patient, ...withDevices, brought: withDevices.programme, ...change };
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: "devices",
        changedat: "2026-03-02T15:00:00.000Z",
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
  await render(
    <main>
      <DevicesPage />
    </main>,
    { at: `/patient/add/devices?draft=${uuid(61)}`, path: "/patient/add/devices" },
  );
  await expect.element(notice().getByText(/^You go on where Cora Colleague stopped /)).toBeVisible();
};
const notice = () => page.getByRole("region", { name: "Draft opened" });

test("a draft that is gone on with says when its care plan has a newer version, and when that is not offered any more", async () => {
  answerPlans();
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn();
  await expect.element(notice()).toMatchTextContent(/Knee has a newer version, 2\. This draft is made from 1\./);
});

test("of what is not offered any more a draft keeps what it has", async () => {
  answerPlans();
  answerVersions(version(51, 71, { retired: true }), version(21, 72, { retired: true }));
  await goOn();
  await expect
    .element(notice())
    .toMatchTextContent(/Knee and Step Counter are not offered any more\. This draft keeps what it has\./);
});

test("a newer version that replaces what was changed by hand asks whether it is taken", async () => {
  answerPlans(plan(52, "Knee", [21]));
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn({ brought: { ...emptyProgramme, devices: [{ ...device(21), enddate: 30 }, device(22)] } });
  await notice().getByRole("button", { name: "Take version 2" }).click();
  const question = page.getByRole("dialog", { name: "Take version 2 of Knee?" });
  await expect.element(question).toMatchTextContent(/What you changed is replaced: 1 device\./);
  await question.getByRole("button", { name: "Take version 2" }).click();
  await expect.element(page.getByText("This draft is made from version 2 now.")).toBeVisible();
  expect(wizard.current().content.carePlan?._id).toBe(uuid(52));
});
