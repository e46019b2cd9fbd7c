import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../../testing/open-parts.tsx";
import { signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "./drafts/drafts.graphql.ts";
import { patient, today } from "./wizard-pages.fixture.tsx";
import { listVisit } from "./drafts/list-visit.ts";
import { wizard } from "./wizard-store.ts";

const draft = (id: number, content: string | null = null) => ({
  savePatientDraft: {
    status: "success",
    message: "",
    draft: {
      _id: uuid(id),
      version: 1,
      step: "info",
      content,
      changedat: "2026-03-02T15:00:00.000Z",
      changedby: "Thea Therapist",
    },
  },
});
const type = (firstname: string): void => wizard.edit({ patient: { ...patient, firstname } });
const saves = () =>
  mockServer
    .sent(SavePatientDraftDocument)
    .map(({ id, draft: sent }) => [id, JSON.parse(sent?.content ?? "{}").patient?.firstname]);

/** Types Leilani; the server has not responded to the save yet. */
const saveLeilani = async () => {
  const answer = mockServer.delay(SavePatientDraftDocument);
  type("Leilani");
  void wizard.save();
  await expect.poll(saves).toEqual([[null, "Leilani"]]);
  mockServer.answer(SavePatientDraftDocument, draft(62));
  return () => answer(draft(61));
};

beforeEach(() => {
  session.save(signedIn());
  wizard.begin();
  onTestFinished(() => wizard.begin());
});

test("a save that is answered late belongs to its own patient, and the one begun meanwhile gets a draft of their own", async () => {
  const answerLate = await saveLeilani();
  wizard.begin();
  type("Otto");
  answerLate();
  expect(await wizard.save()).toBe(true);
  expect(saves()).toEqual([
    [null, "Leilani"],
    [null, "Otto"],
  ]);
  expect(wizard.current().draft?._id).toBe(uuid(62));
});

test("what is typed is saved by itself after 800 ms, and the step that is opened with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.answer(SavePatientDraftDocument, draft(61));
  type("Leilani");
  await vi.advanceTimersByTimeAsync(799);
  expect(saves()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(saves()).toEqual([[null, "Leilani"]]));
  await vi.waitFor(() => expect(wizard.current().isDirty).toBe(false));
  wizard.setStep("devices");
  await vi.advanceTimersByTimeAsync(800);
  await vi.waitFor(() => expect(mockServer.sent(SavePatientDraftDocument).at(-1)?.draft?.step).toBe("devices"));
});

test("a window that only says that it goes on learns that another one has the draft", async () => {
  mockServer.answer(SavePatientDraftDocument, draft(61));
  type("Leilani");
  await wizard.save();
  await wizard.keepAlive();
  expect(Object.keys(mockServer.sent(SavePatientDraftDocument).at(-1)!)).toEqual(["id", "desk"]);
  expect(wizard.current().lost).toBeNull();
  const taken = "Cora Colleague goes on with this patient.";
  mockServer.answer(SavePatientDraftDocument, { savePatientDraft: { status: "fail", message: taken, draft: null } });
  await wizard.keepAlive();
  expect(wizard.current().lost).toBe(taken);
});

test("a draft that is begun is listed", async () => {
  mockServer.answer(SavePatientDraftDocument, draft(61));
  await openParts("drafts");
  type("Leilani");
  await wizard.save();
  await expect.poll(tagsReadAgain).toEqual(["drafts"]);
});

test("a draft that is discarded is listed no more", async () => {
  mockServer.answer(SavePatientDraftDocument, draft(61));
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  type("Leilani");
  await wizard.save();
  await openParts("drafts");
  await wizard.discard();
  await expect.poll(tagsReadAgain).toEqual(["drafts"]);
});

test("changes that were not saved yet stay when their own draft is opened again", async () => {
  mockServer.answer(SavePatientDraftDocument, draft(61));
  type("Leilani");
  await wizard.save();
  type("Lani");
  const content = JSON.stringify({ ...wizard.current().content, patient: { ...patient, firstname: "Leilani" } });
  mockServer.answer(TakePatientDraftDocument, draft(61, content));
  expect(await wizard.open(uuid(61), today)).toBeNull();
  expect(wizard.current().content.patient.firstname).toBe("Lani");
  await expect.poll(() => saves().at(-1)).toEqual([uuid(61), "Lani"]);
});

test("a new patient who is begun after the list was shown stays", async () => {
  listVisit.note();
  wizard.begin();
  type("Otto");
  expect(wizard.current().content.patient.firstname).toBe("Otto");
});

test("a draft that is opened while another patient is being saved stays itself", async () => {
  const answerLate = await saveLeilani();
  const content = JSON.stringify({ ...wizard.current().content, patient: { ...patient, firstname: "Otto" } });
  mockServer.answer(TakePatientDraftDocument, draft(63, content));
  expect(await wizard.open(uuid(63), today)).toBeNull();
  answerLate();
  await wizard.save();
  expect(wizard.current().draft?._id).toBe(uuid(63));
  type("Ottilie");
  await wizard.save();
  expect(saves().at(-1)).toEqual([uuid(63), "Ottilie"]);
});

test("a patient who is discarded while the first save is on its way leaves no draft", async () => {
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  const answerLate = await saveLeilani();
  const discarded = wizard.discard();
  answerLate();
  await discarded;
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([{ id: uuid(61) }]);
  expect(wizard.current().draft).toBeNull();
});
