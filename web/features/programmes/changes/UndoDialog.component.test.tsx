import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { PreviewUndoDocument, type PreviewUndoQuery, UndoChangeDocument } from "./changes.graphql.ts";
import { UndoDialog } from "./UndoDialog.tsx";

type Plan = NonNullable<PreviewUndoQuery["previewUndo"]["plan"]>;

const open = async (plan: Partial<Plan> | null = {}) => {
  let closings = 0;
  mockServer.answer(PreviewUndoDocument, {
    previewUndo: {
      status: plan ? "success" : "fail",
      message: plan ? "" : "This change was undone before.",
      planHash: plan && "hash",
      plan: plan && { back: 3, stays: [], surgery: null, orders: 0, ...plan },
    },
  });
  await render(
    <UndoDialog patientId={uuid(1)} changeId={uuid(11)} title="Undo the change" onClose={() => (closings += 1)} />,
  );
  return { closings: () => closings };
};
const dialog = () => page.getByRole("dialog", { name: "Undo the change" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

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

test("what cannot be undone says why, and has no Undo", async () => {
  await open(null);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This change was undone before.");
  await expect.element(button("Undo")).toBeDisabled();
});
