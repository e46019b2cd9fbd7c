import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ann } from "../detail/patient-facts.fixture.ts";
import { MoveOfPatient } from "./MoveOfPatient.tsx";
import { MoveSurgeryDocument, PreviewMoveDocument, TellOfMoveDocument } from "./surgery.graphql.ts";

const reminder = { _id: uuid(51), date: ann.today, title: "Call", to: null, goesalong: true };

const open = async () => {
  let closings = 0;
  mockServer.answer(PreviewMoveDocument, ({ to }) => ({
    previewSurgeryMove: {
      status: "success",
      message: "",
      planHash: `hash of ${to}`,
      plan: {
        from: ann.surgery.date,
        to: to as CalendarDate,
        today: ann.today,
        donedays: 0,
        items: [],
        reminders: [reminder],
      },
    },
  }));
  mockServer.answer(TellOfMoveDocument, { addNotifications: { status: "success", message: "" } });
  await render(<MoveOfPatient patient={ann} onClose={() => (closings += 1)} />);
  await page.getByRole("textbox", { name: "New surgery date" }).fill("03/12/2026");
  return { closings: () => closings };
};
const move = () => page.getByRole("button", { name: "Move surgery to 03/12/2026" });
const answerMove = (status: string, message: string): void =>
  mockServer.answer(MoveSurgeryDocument, { moveSurgery: { status, message, change: null } });

test("a surgery is moved to the date that was tried, with what was seen of it, and the dialog closes", async () => {
  answerMove("success", "Surgery moved.");
  const { closings } = await open();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Ms\. Ann Bell/);
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Surgery date now02\/23\/2026/);
  await move().click();
  await expect.poll(closings).toBe(1);
  await expect.element(page.getByText("Surgery moved.")).toBeVisible();
  expect(mockServer.sent(MoveSurgeryDocument)).toEqual([
    {
      input: {
        patientid: uuid(1),
        to: "2026-03-12",
        reschedule: true,
        reminders: [uuid(51)],
        drops: false,
        planHash: "hash of 2026-03-12",
      },
    },
  ]);
  await expect.poll(() => mockServer.sent(TellOfMoveDocument)).toMatchObject([{ patientids: [uuid(1)] }]);
});

test("a move that is refused says why, stays open, and tells the patient nothing", async () => {
  answerMove("fail", "Somebody else changed this schedule.");
  const { closings } = await open();
  await move().click();
  await expect.element(page.getByText("Somebody else changed this schedule.")).toBeVisible();
  await expect.element(move()).toBeEnabled();
  expect([closings(), mockServer.sent(TellOfMoveDocument)]).toEqual([0, []]);
});
