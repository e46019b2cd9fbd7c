import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../../platform/calls/query-client.ts";
import { singleKeys } from "../../../../platform/device/single-keys.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { render } from "../../../../testing/render.tsx";
import { uuid } from "../../../../testing/uuid.ts";
import { AddPatientButton } from "./AddPatientButton.tsx";
import { DiscardPatientDraftDocument, type ListedDraftFragment, PatientDraftsDocument } from "./drafts.graphql.ts";
import { UnfinishedDrafts } from "./UnfinishedDrafts.tsx";

const draft: ListedDraftFragment = {
  _id: uuid(1),
  step: "careplan",
  name: "Leilani Watch",
  surgerytype: "knee",
  surgerydate: "2026-03-19" as CalendarDate,
  hasdevices: true,
  includesregimens: false,
  changedat: "2026-03-02T15:30:00.000Z",
  changedby: "Thea Therapist",
  heldby: null,
};

const open = async (change: Partial<ListedDraftFragment> = {}) => {
  const screen = await render(<UnfinishedDrafts drafts={[{ ...draft, ...change }]} button="ADD" className="" />);
  await page.getByRole("button", { name: "ADD" }).click();
  return screen;
};
const line = () => page.getByRole("listitem");

test("a draft says what it has got, of the steps that its care plan needs, and who left it when", async () => {
  await open();
  await expect.element(line()).toMatchTextContent(/Leilani Watch.*Knee · 03\/19\/2026 · Care plan, 2 of 4/);
  await expect.element(line()).toMatchTextContent(/Thea Therapist.*03\/02\/2026, 9:30 AM/);
  await expect.element(line().getByRole("link")).toHaveAttribute("href", `/patient/add/careplan?draft=${uuid(1)}`);
});

test("one without a plan counts all steps, and says who is at it", async () => {
  await open({ hasdevices: null, includesregimens: null, name: "", heldby: "Cora Colleague" });
  await expect.element(line()).toMatchTextContent(/No name yet.*Care plan, 2 of 6.*Cora Colleague is at it/);
});

test("N begins with a new patient, but not while a draft is about to be discarded", async () => {
  const { address } = await open();
  await page.getByRole("button", { name: "Discard Leilani Watch" }).click();
  const question = page.getByRole("dialog", { name: "Discard this draft?" });
  await expect.element(question).toMatchTextContent(/What was typed for Leilani Watch is erased\./);
  await userEvent.keyboard("n");
  await expect.element(question).toBeVisible();
  expect(address()).toBe("/");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard("n");
  await expect.poll(address).toBe("/patient/add/info");
});

test("the key N is named where single keys are on", async () => {
  await open();
  const add = page.getByRole("link", { name: /^New patient/ });
  await expect.element(add).toHaveTextContent("New patient N");
  singleKeys.set(false);
  onTestFinished(() => singleKeys.set(true));
  await expect.element(add).toHaveTextContent("New patient");
});

test("a draft is discarded after a question", async () => {
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "Discarded." } });
  await open();
  await page.getByRole("button", { name: "Discard Leilani Watch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).last().click();
  await expect.poll(() => mockServer.sent(DiscardPatientDraftDocument)).toEqual([{ id: uuid(1) }]);
});

const answerDrafts = (...drafts: ListedDraftFragment[]): void =>
  mockServer.answer(PatientDraftsDocument, { getPatientDrafts: { status: "success", message: "", drafts } });

test("ADD leads to the form without a draft; with one it opens the list, and follows what becomes of drafts", async () => {
  answerDrafts();
  await render(<AddPatientButton />);
  await expect.element(page.getByRole("link", { name: "ADD" })).toHaveAttribute("href", "/patient/add/info");
  answerDrafts(draft);
  void invalidateTags(["drafts"]);
  await page.getByRole("button", { name: "ADD" }).click();
  await expect.element(line()).toMatchTextContent(/Leilani Watch/);
});

test("a draft that is discarded is in the list no more", async () => {
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "Discarded." } });
  answerDrafts(draft, { ...draft, _id: uuid(2), name: "Bo Park" });
  await render(<AddPatientButton />);
  await page.getByRole("button", { name: "ADD" }).click();
  await page.getByRole("button", { name: "Discard Leilani Watch" }).click();
  answerDrafts({ ...draft, _id: uuid(2), name: "Bo Park" });
  await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).last().click();
  await expect.element(page.getByText("Leilani Watch")).not.toBeInTheDocument();
  await expect.element(line()).toMatchTextContent(/Bo Park/);
});

test("a draft of today and of yesterday say so, by the clinic's days", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-03T05:30:00.000Z") }); // still March 2 at the clinic
  onTestFinished(() => void vi.useRealTimers());
  const { unmount } = await open();
  await expect.element(line()).toMatchTextContent(/today, 9:30 AM/);
  await unmount();
  vi.setSystemTime(Date.parse("2026-03-03T06:30:00.000Z"));
  await open();
  await expect.element(line()).toMatchTextContent(/yesterday, 9:30 AM/);
});
