import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connection } from "../../../platform/calls/connection.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { pressTwice } from "../../../testing/press-twice.ts";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { AddPatientAdminDocument } from "./create.graphql.ts";
import { DevicesPage, QuestionnairesPage } from "./WizardPages.tsx";
import { all, bends, device, open, painCheck, patient, surgery, withDevices } from "./wizard-pages.fixture.tsx";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "./drafts/drafts.graphql.ts";
import { wizard } from "./wizard-store.ts";

const status = (text: string) => page.getByRole("status").filter({ hasText: text });
const whole = { carePlan: all, programme: { exercises: [bends], devices: [device(21)], feedback: [painCheck] } };
const created = { addPatientAdmin: { status: "success", message: "", patient: { _id: uuid(77) } } };

test("B174 B305: all that was typed and chosen creates the patient once, and the page says what happens now", async () => {
  const answer = mockServer.delay(AddPatientAdminDocument);
  const { address } = await open(QuestionnairesPage, "questionnaire", whole);
  await button("Create patient").dblClick();
  answer(created);
  await expect.element(page.getByRole("region", { name: "What happens now" })).toBeVisible();
  expect(mockServer.sent(AddPatientAdminDocument)).toMatchObject([
    {
      patient: { ...patient, dob: "05/01/1960", phone: "+13125550142", surgery: { type: "knee", date: surgery } },
      exercises: [bends],
      devices: [device(21)],
      feedback: [painCheck],
      careplan: uuid(51),
      include_regimens: true,
      although: null,
      draft: uuid(61),
    },
  ]);
  await expect.element(page.getByRole("heading", { name: "Leilani Salazar has a programme" })).toHaveFocus();
  await expect
    .element(page.getByRole("link", { name: "Open Leilani Salazar" }))
    .toHaveAttribute("href", `/patient/${uuid(77)}`);
  expect(textsOf(page.getByRole("term"))).toEqual(["1 exercise", "1 device", "1 questionnaire"]);
  const first = formatUs(addDays(surgery, 1));
  expect(textsOf(page.getByRole("definition"))).toEqual([
    "1 regimen, 0 chains",
    `first: ${first}`,
    expect.stringMatching(/^next: /),
  ]);
  await expect
    .element(page.getByText(`Exercises to ${formatUs(addDays(surgery, 14))}.`, { exact: false }))
    .toBeVisible();
  expect(address()).toMatch(/^\/patient\/add\/questionnaire/);
});

test("B206: a patient who is not created from the questionnaires has the alert 'Something went wrong'", async () => {
  mockServer.answer(AddPatientAdminDocument, {
    addPatientAdmin: { status: "fail", message: "Try again in a moment.", patient: null },
  });
  await open(QuestionnairesPage, "questionnaire", whole);
  await button("Create patient").click();
  await expect.element(page.getByRole("dialog", { name: "Something went wrong", exact: true })).toBeVisible();
});

test("a patient waits for the last change to be saved before being created", async () => {
  mockServer.answer(AddPatientAdminDocument, created);
  await open(QuestionnairesPage, "questionnaire", whole);
  const save = mockServer.delay(SavePatientDraftDocument);
  wizard.edit({ programme: { ...whole.programme, devices: [] } });
  await button("Create patient").click();
  await expect.poll(() => mockServer.sent(SavePatientDraftDocument).length).toBeGreaterThan(1);
  expect(mockServer.sent(AddPatientAdminDocument)).toEqual([]);
  save({
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 2,
        step: "questionnaire",
        changedat: "2026-03-02T15:00:00.000Z",
        changedby: "Thea",
      },
    },
  });
  await expect.poll(() => mockServer.sent(AddPatientAdminDocument)).toMatchObject([{ devices: [] }]);
});

test("a draft that another window goes on with is only read, until it is taken back", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Edit Step Counter")).toBeEnabled();
  const taken = "Cora Colleague goes on with this patient.";
  mockServer.answer(SavePatientDraftDocument, { savePatientDraft: { status: "fail", message: taken, draft: null } });
  wizard.edit({ programme: { ...withDevices.programme, devices: [device(21)] } });
  await wizard.save();
  await expect.poll(() => wizard.current().lost).toBe(taken);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Cora Colleague goes on with this patient\.Here it can only be read\./);
  await expect.element(button("Edit Step Counter")).toBeDisabled();
  await expect.element(button("Next")).toBeDisabled();
  const answer = mockServer.delay(TakePatientDraftDocument);
  await pressTwice(button("Take it back"));
  answer({ savePatientDraft: { status: "fail", message: "It is gone.", draft: null } });
  await expect.poll(() => toasts.current()).toMatchObject([{ kind: "error", text: "It is gone." }]);
  expect(mockServer.sent(TakePatientDraftDocument)).toHaveLength(1);
  await expect.element(page.getByText("Here it can only be read.")).toBeVisible();
});

test("the line says when the draft was saved, in the clinic's zone, and with its day when that is another", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(status("Draft saved")).toMatchTextContent(/^Draft saved, 03\/02\/2026, 9:00 AM$/);
  // On a phone the words are left out, with their comma.
  expect(status("Draft saved").element().querySelector("span > span")!.textContent).toBe("Draft saved,");
});

test("without a connection a draft that was saved before is still said to be saved", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Next")).toBeEnabled();
  await expect.poll(() => wizard.current().isDirty).toBe(false);
  mockServer.setReachable(false);
  const isRead = invalidateTags(["content"]);
  await expect.poll(() => connection.current().kind).toBe("lost");
  await expect.element(status("No connection.")).toBeVisible();
  await expect.element(status("Draft saved")).toBeVisible();
  expect(status("Not saved").elements()).toEqual([]);
  mockServer.setReachable(true);
  await expect.poll(() => connection.current().kind).toBe("fine");
  await isRead;
});

test("without a connection Next waits, and what was typed since is counted and said not to be saved", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Next")).toBeEnabled();
  mockServer.setReachable(false);
  wizard.edit({ programme: { ...withDevices.programme, devices: [device(21)] } });
  await wizard.save();
  await expect
    .element(status("You can go on; 1 change waits in this window and is sent when the connection is back."))
    .toBeVisible();
  await expect.element(status("Not saved since 9:00 AM, trying again in")).toBeVisible();
  await expect.element(button("Next")).toBeDisabled();
  mockServer.setReachable(true);
  await expect.element(button("Next")).toBeEnabled();
});

test("Next that was pressed before the connection was known to be lost goes on once it is back", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Next")).toBeEnabled();
  mockServer.setReachable(false);
  wizard.edit({ programme: { ...withDevices.programme, devices: [device(21)] } });
  button("Next")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true })); // At once, before the automatic save.
  await expect.element(status("Not saved since 9:00 AM, trying again in")).toBeVisible();
  await expect.element(button("Next")).toHaveAttribute("aria-busy", "true");
  expect(address()).toMatch(/^\/patient\/add\/devices/);
  mockServer.setReachable(true);
  await expect.poll(address).toBe(`/patient/add/regimens?draft=${uuid(61)}`);
});

test("while a change is not saved the browser asks before its window closes", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Next")).toBeEnabled();
  const isAsked = (): boolean => {
    const leave = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leave);
    return leave.defaultPrevented;
  };
  await wizard.save();
  expect(isAsked()).toBe(false);
  wizard.edit({ programme: { ...withDevices.programme, devices: [device(21)] } });
  expect(isAsked()).toBe(true);
  await wizard.save();
});

test("a draft is not kept without a connection, and leaving says so and stays", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  await button("Cancel").click();
  mockServer.setReachable(false);
  wizard.edit({ programme: { ...withDevices.programme, devices: [device(21)] } });
  await button("Keep as draft").click();
  await expect
    .poll(() => toasts.current().map(({ text }) => text))
    .toContain("Without a connection no draft can be kept.");
  expect(address()).toMatch(/^\/patient\/add\/devices/);
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([]);
  mockServer.setReachable(true);
  await expect.poll(() => wizard.current().isDirty).toBe(false); // Otherwise the next test would see that save.
});

test("B058: an open row asks before another step, and Discard leads there with what was saved", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await expect.element(button("Next")).toBeDisabled();
  await field("End").fill("+30");
  await button("Back").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  await expect.element(question).toBeVisible();
  expect(question.getByRole("button", { name: "Keep as draft" }).elements()).toEqual([]);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe(`/patient/add/careplan?draft=${uuid(61)}`);
  expect(wizard.current().content.programme.devices).toHaveLength(2);
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([]);
});

test("a window says every half minute that it goes on", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const goOn = vi.spyOn(wizard, "keepAlive").mockResolvedValue(undefined);
  onTestFinished(() => goOn.mockRestore());
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Next")).toBeVisible();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(goOn).toHaveBeenCalledTimes(1);
});
