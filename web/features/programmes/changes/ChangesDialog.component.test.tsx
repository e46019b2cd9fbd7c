import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import {
  PreviewUndoDocument,
  ProgrammeChangesDocument,
  type ProgrammeChangesQuery,
  UndoChangeDocument,
} from "./changes.graphql.ts";
import { ChangesDialog } from "./ChangesDialog.tsx";

type Change = NonNullable<ProgrammeChangesQuery["getScheduleChanges"]["changes"]>[number];

const move: Change = {
  _id: uuid(11),
  area: "surgery",
  from: "2026-11-30" as CalendarDate,
  to: "2026-12-09" as CalendarDate,
  at: "2026-11-20T05:30:00.000Z", // 11:30 PM of the day before in the clinic's Chicago
  by: "Thea Therapist",
  undone: false,
};
const doses: Change = { ...move, _id: uuid(12), area: "exercise", from: null, to: null, by: null };
const devices: Change = { ...doses, _id: uuid(13), area: "measurement", undone: true };
const forms: Change = { ...doses, _id: uuid(14), area: "questionnaire" };

const answerChanges = (changes: Change[]): void =>
  mockServer.answer(ProgrammeChangesDocument, { getScheduleChanges: { status: "success", message: "", changes } });
const open = (role: Role = Role.physio) =>
  render(<ChangesDialog patientId={uuid(1)} onClose={() => {}} />, { profile: signedIn(role) });
const undo = () => page.getByRole("button", { name: "Undo" });
const answerPreview = (): void =>
  mockServer.answer(PreviewUndoDocument, {
    previewUndo: {
      status: "success",
      message: "",
      planHash: "hash",
      plan: { back: 1, stays: [], surgery: null, orders: 0 },
    },
  });

test("each change says when by the clinic's clock, what and who, and what is undone says so", async () => {
  answerChanges([move, doses, devices, forms]);
  await open();
  await expect
    .poll(() => textsOf(page.getByRole("row")))
    .toEqual([
      "TimeWhatWho",
      "11/19/2026, 11:30 PMSurgery moved from 11/30/2026 to 12/09/2026Thea TherapistUndo",
      "11/19/2026, 11:30 PMExercise schedule changed—Undo",
      "11/19/2026, 11:30 PMDevice schedule changed—undone",
      "11/19/2026, 11:30 PMQuestionnaire schedule changed—Undo",
    ]);
  expect(mockServer.sent(ProgrammeChangesDocument)).toEqual([{ id: uuid(1) }]);
});

test("a change has the time of the clinic's clock, wherever the clinic is", async () => {
  answerChanges([move]);
  answerPreview();
  const { customer, ...person } = signedIn();
  await render(<ChangesDialog patientId={uuid(1)} onClose={() => {}} />, {
    profile: { ...person, customer: { ...customer!, timezone: "America/New_York" } },
  });
  await expect.element(page.getByText("11/20/2026, 12:30 AM")).toBeVisible();
  await undo().click();
  await expect.element(page.getByRole("dialog", { name: "Undo the move of 11/20/2026, 12:30 AM" })).toBeVisible();
});

test("Undo shows what goes back before it does, and Cancel leads back to the changes", async () => {
  answerChanges([move]);
  answerPreview();
  await open();
  await undo().click();
  await expect.element(page.getByRole("dialog", { name: "Undo the move of 11/19/2026, 11:30 PM" })).toBeVisible();
  expect(mockServer.sent(PreviewUndoDocument)).toEqual([{ patientid: uuid(1), changeid: uuid(11) }]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog", { name: "Changes of the last 30 days" })).toBeVisible();
});

test("the second change is undone where its Undo is pressed; then the list shows that it is", async () => {
  answerChanges([move, { ...doses, at: "2026-11-19T16:05:00.000Z" }]);
  answerPreview();
  mockServer.answer(UndoChangeDocument, {
    undoScheduleChange: { status: "success", message: "The change was undone.", stays: [] },
  });
  await open();
  await undo().nth(1).click();
  const question = page.getByRole("dialog", { name: "Undo the change of 11/19/2026, 10:05 AM" });
  await expect.element(question).toMatchTextContent(/1 item goes back/);
  answerChanges([move, { ...doses, undone: true }]);
  await question.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("row", { name: /Exercise schedule changed/ })).toMatchTextContent(/undone$/);
  expect(mockServer.sent(PreviewUndoDocument)[0]).toEqual({ patientid: uuid(1), changeid: uuid(12) });
  await expect.element(undo()).toHaveLength(1);
});

test.each([
  [Role.admin, 1],
  [Role.physio, 1],
  [Role.surgeon, 1],
  [Role.medicalAssociate, 1],
  [Role.companyAdmin, 1],
  [Role.healthCoach, 0],
])("%s sees the changes with %i buttons that undo", async (role, buttons) => {
  answerChanges([move]);
  await open(role);
  await expect.element(page.getByText("Thea Therapist")).toBeVisible();
  expect(undo().elements()).toHaveLength(buttons);
});

test("a programme that nobody changed says so", async () => {
  answerChanges([]);
  await open();
  await expect.element(page.getByText("Nothing was changed.")).toBeVisible();
});

test("changes that cannot be read give the server's sentence, and are asked again", async () => {
  mockServer.answer(ProgrammeChangesDocument, {
    getScheduleChanges: { status: "fail", message: "Try again in a minute.", changes: null },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.Changes could not be loaded\./);
  answerChanges([move]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Thea Therapist")).toBeVisible();
});

test("a change that somebody makes meanwhile is listed", async () => {
  answerChanges([]);
  await open();
  for (const [subject, changes] of [["schedules", [doses]] as const, ["patients", [doses, move]] as const]) {
    answerChanges([...changes]);
    void invalidateTags([subject]);
    await expect.element(undo()).toHaveLength(changes.length);
  }
});
