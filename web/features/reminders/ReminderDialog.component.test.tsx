import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ReminderDialog } from "./ReminderDialog.tsx";
import { AddEventDocument } from "./reminders.graphql.ts";

const reminder = { _id: uuid(5), title: "Suture check", message: "Bring the brace." };

const open = async (changed?: typeof reminder) => {
  let closings = 0;
  const { unmount } = await render(
    <ReminderDialog
      patientId={uuid(1)}
      today={"2026-03-02" as CalendarDate}
      date={"2026-03-05" as CalendarDate}
      {...(changed && { reminder: changed })}
      onClose={() => (closings += 1)}
    />,
  );
  return { closings: () => closings, unmount };
};

test("B045 B184 B348: date, title and text of a new reminder arrive, and the dialog closes", async () => {
  mockServer.answer(AddEventDocument, { addEvent: { status: "success", message: "Reminder added", event: null } });
  const { closings } = await open();
  await field("Date").fill("03/09/2026");
  await field("Title").fill("Call the clinic");
  await field("Text").fill("Ask for the X-ray.");
  await button("Add reminder").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddEventDocument)).toEqual([
    { id: uuid(1), event: { date: "2026-03-09", title: "Call the clinic", message: "Ask for the X-ray." } },
  ]);
  await expect.element(page.getByText("Reminder added")).toBeVisible();
});

test("B184: a stored reminder keeps its date and text when its title is changed, and the dialog closes", async () => {
  mockServer.answer(AddEventDocument, { addEvent: { status: "success", message: "", event: null } });
  const { closings } = await open(reminder);
  await expect.element(field("Date")).toHaveValue("03/05/2026");
  await expect.element(field("Text")).toHaveValue("Bring the brace.");
  await field("Title").fill("Suture check, room 2");
  await button("Save reminder").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddEventDocument)).toEqual([
    {
      id: uuid(1),
      event: { _id: uuid(5), date: "2026-03-05", title: "Suture check, room 2", message: "Bring the brace." },
    },
  ]);
});

const modes = [
  ["Add reminder", undefined],
  ["Save reminder", reminder],
] as const;

test.each(modes)(
  "B252: without date and title a reminder is told so at both fields, and nothing is sent: %s",
  async (save, stored) => {
    await open(stored);
    await field("Date").fill("");
    expect(requiredLabels()).toEqual(["Date", "Title"]);
    await field("Title").fill("");
    await button(save).click();
    await expect.element(field("Date")).toHaveAccessibleDescription("Please select date.");
    await expect.element(field("Title")).toHaveAccessibleDescription("Please enter title.");
    expect(mockServer.sent(AddEventDocument)).toEqual([]);
  },
);

test.each(modes)(
  "B253: a day before the clinic's today is refused at the date, and nothing is sent: %s",
  async (save, stored) => {
    await open(stored);
    await field("Title").fill("Call the clinic");
    await field("Date").fill("03/01/2026");
    await button(save).click();
    await expect.element(field("Date")).toHaveAccessibleDescription("The date must be today or later.");
    expect(mockServer.sent(AddEventDocument)).toEqual([]);
  },
);

test("B184: a refusal is shown, and the title stays", async () => {
  mockServer.answer(AddEventDocument, {
    addEvent: { status: "fail", message: "This reminder was removed in the meantime.", event: null },
  });
  const { closings } = await open(reminder);
  await field("Title").fill("Late");
  await button("Save reminder").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This reminder was removed in the meantime\./);
  await expect.element(field("Title")).toHaveValue("Late");
  expect(closings()).toBe(0);
});

test("what was typed into one reminder and left behind does not appear in another one of the same day", async () => {
  const first = await open(reminder);
  await field("Title").fill("Suture check, room 2");
  await first.unmount();
  await open({ _id: uuid(6), title: "Lab draw", message: "Come without breakfast." });
  await expect.element(field("Title")).toHaveValue("Lab draw");
  await expect.element(field("Text")).toHaveValue("Come without breakfast.");
});

test("what was typed into a reminder and left behind is there when it is opened again", async () => {
  const first = await open(reminder);
  await field("Title").fill("Suture check, room 2");
  await first.unmount();
  await open(reminder);
  await expect.element(field("Title")).toHaveValue("Suture check, room 2");
});

test("a date that does not exist stays and is said, and nothing is sent until it is mended", async () => {
  mockServer.answer(AddEventDocument, { addEvent: { status: "success", message: "", event: null } });
  const { closings } = await open();
  const problem = page.getByText("Please enter a date as MM/DD/YYYY.", { exact: true });
  await field("Title").fill("Bring the brace");
  await field("Date").fill("02/30/2027");
  expect(problem.elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(problem).toBeVisible();
  await button("Add reminder").click();
  await expect.element(field("Date")).toHaveFocus();
  await expect.element(field("Date")).toHaveValue("02/30/2027");
  await field("Date").fill("03/10/2026");
  await expect.element(problem).not.toBeInTheDocument();
  await field("Date").fill("tomorrow");
  await userEvent.keyboard("{Enter}");
  await expect.element(problem).toBeVisible();
  expect([closings(), mockServer.sent(AddEventDocument)]).toEqual([0, []]);
});
