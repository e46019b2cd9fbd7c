import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { pressTwice } from "../../../testing/press-twice.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import {
  PreviewUndoDocument,
  type PreviewUndoQuery,
  ProgrammeChangesDocument,
  UndoChangeDocument,
} from "./changes.graphql.ts";
import { UndoDialog } from "./UndoDialog.tsx";

type Plan = NonNullable<PreviewUndoQuery["previewUndo"]["plan"]>;

const preview = (plan: Partial<Plan> | null, planHash = "hash"): PreviewUndoQuery => ({
  previewUndo: {
    status: plan ? "success" : "fail",
    message: plan ? "" : "This change was undone before.",
    planHash: plan && planHash,
    plan: plan && { back: 3, stays: [], surgery: null, orders: 0, ...plan },
  },
});
const open = async (plan: Partial<Plan> | null = {}, beside: ReactNode = null) => {
  let closings = 0;
  mockServer.answer(PreviewUndoDocument, preview(plan));
  await render(
    <>
      {beside}
      <UndoDialog patientId={uuid(1)} changeId={uuid(11)} title="Undo the change" onClose={() => (closings += 1)} />
    </>,
  );
  return { closings: () => closings };
};
const dialog = () => page.getByRole("dialog", { name: "Undo the change" });

test.each([
  [{}, /3 items go back to what was asked before, from today on\./],
  [{ back: 1 }, /1 item goes back to what was asked before, from today on\./],
  [{ surgery: "2026-11-30" as CalendarDate }, /Surgery goes back to 11\/30\/2026, and 3 items to where they were\./],
  [{ orders: 1 }, /One device is ordered anew, status Pending\./],
  [{ orders: 2 }, /2 devices are ordered anew, status Pending\./],
  [{ stays: ["Bridge"] }, /1 item stays as it is now, changed again since: Bridge\./],
  [{ stays: ["Bridge", "Scale"] }, /2 items stay as they are now, changed again since: Bridge and Scale\./],
])("it says what goes back and what stays: %o", async (plan, text) => {
  await open(plan);
  await expect.element(dialog()).toMatchTextContent(text);
});

test("what was shown is undone, and Cancel has the focus first", async () => {
  mockServer.answer(UndoChangeDocument, {
    undoScheduleChange: { status: "success", message: "The change was undone.", stays: [] },
  });
  const { closings } = await open({ stays: ["Bridge"] });
  await expect.element(button("Cancel")).toHaveFocus();
  await button("Undo the rest").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UndoChangeDocument)).toEqual([{ patientid: uuid(1), changeid: uuid(11), planHash: "hash" }]);
  await expect.element(page.getByText("The change was undone.")).toBeVisible();
});

/** Stands for a page that shows data of the patient. */
function Beside({ about }: { about: QueryTag }) {
  useGraphqlQuery(ProgrammeChangesDocument, { id: uuid(1) }, { tags: [about] });
  return null;
}

test.each(["schedules", "patients", "progress", "reminders"] as const)(
  "after a change was undone, %s are read again",
  async (about) => {
    mockServer.answer(ProgrammeChangesDocument, {
      getScheduleChanges: { status: "success", message: "", changes: [] },
    });
    mockServer.answer(UndoChangeDocument, { undoScheduleChange: { status: "success", message: "", stays: [] } });
    await open({}, <Beside about={about} />);
    await button("Undo").click();
    await expect.poll(() => mockServer.sent(ProgrammeChangesDocument)).toHaveLength(2);
  },
);

test("until it is known what goes back, nothing can be undone", async () => {
  const answer = mockServer.delay(PreviewUndoDocument);
  await render(<UndoDialog patientId={uuid(1)} changeId={uuid(11)} title="Undo the change" onClose={() => {}} />);
  await expect.element(button("Undo")).toBeDisabled();
  answer(preview({ back: 1 }));
  await expect.element(button("Undo")).toBeEnabled();
});

test.each(["schedules", "patients"] as const)(
  "when %s change meanwhile, the preview is read again, and what it shows then is undone",
  async (changed) => {
    mockServer.answer(UndoChangeDocument, { undoScheduleChange: { status: "success", message: "", stays: [] } });
    await open();
    await expect.element(dialog()).toMatchTextContent(/3 items go back/);
    mockServer.answer(PreviewUndoDocument, preview({ back: 2 }, "newer"));
    void invalidateTags([changed]);
    await expect.element(dialog()).toMatchTextContent(/2 items go back/);
    await button("Undo").click();
    await expect.poll(() => mockServer.sent(UndoChangeDocument)).toMatchObject([{ planHash: "newer" }]);
  },
);

test("a change that was undone by a colleague meanwhile cannot be undone again", async () => {
  await open();
  await expect.element(button("Undo")).toBeEnabled();
  mockServer.answer(PreviewUndoDocument, preview(null));
  void invalidateTags(["schedules"]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This change was undone before.");
  await expect.element(button("Undo")).toBeDisabled();
  await expect.element(dialog()).not.toMatchTextContent(/items go back/);
});

test("a double press undoes once, and a refusal is told", async () => {
  const answer = mockServer.delay(UndoChangeDocument);
  const { closings } = await open();
  await userEvent.dblClick(button("Undo"));
  answer({ undoScheduleChange: { status: "fail", message: "The schedule was changed meanwhile.", stays: null } });
  await expect.element(page.getByText("The schedule was changed meanwhile.")).toBeVisible();
  expect(mockServer.sent(UndoChangeDocument)).toHaveLength(1);
  await expect.poll(closings).toBe(1);
});

test("Cancel undoes nothing", async () => {
  const { closings } = await open();
  await button("Cancel").click();
  expect(closings()).toBe(1);
  expect(mockServer.sent(UndoChangeDocument)).toEqual([]);
});

test("what cannot be undone says why, and has no Undo", async () => {
  await open(null);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This change was undone before.");
  await expect.element(button("Undo")).toBeDisabled();
});

test("pressed twice on a slow line, a change is undone once", async () => {
  const answer = mockServer.delay(UndoChangeDocument);
  const { closings } = await open({ stays: ["Bridge"] });
  await pressTwice(button("Undo the rest"));
  answer({ undoScheduleChange: { status: "success", message: "The change was undone.", stays: [] } });
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UndoChangeDocument)).toHaveLength(1);
});
