import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { AddWorkLogDocument } from "./work-log.graphql.ts";
import { WorkLogDialog } from "./WorkLogEditor.tsx";

const open = async () => {
  let closings = 0;
  mockServer.answer(AddWorkLogDocument, { addWorkLog: { status: "success", message: "Work log added" } });
  await render(<WorkLogDialog caseId={uuid(1)} today={calendarDate("2026-03-02")} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};
const sent = () => mockServer.sent(AddWorkLogDocument);

test("C107 C152: date started, time as one text and details are sent as date, hours and minutes", async () => {
  const { closings } = await open();
  await expect.element(field("Date started")).toHaveValue("03/02/2026");
  await field("Time").fill("4d 6h 3m");
  await field("Date started").fill("02/27/2026");
  await field("Details").fill("Called the vendor.");
  await button("Save").click();
  await expect.poll(closings).toBe(1);
  expect(sent()).toEqual([
    { caseId: uuid(1), date: "2026-02-27", hrs: 102, mins: 3, workDescription: "Called the vendor." },
  ]);
});

test("C149 C154: a bare number is hours, and details may be left out", async () => {
  await open();
  await field("Time").fill("2");
  await button("Save").click();
  await expect.poll(sent).toEqual([{ caseId: uuid(1), date: "2026-03-02", hrs: 2, mins: 0, workDescription: "" }]);
});

test.each([
  ["", "Please select date started."],
  ["03/03/2026", "The date started must not be in the future."],
])("C153: the date started %j is refused in words", async (date, text) => {
  await open();
  await field("Time").fill("2");
  await field("Date started").fill(date);
  await button("Save").click();
  await expect.element(field("Date started")).toHaveAccessibleDescription(text);
  expect(sent()).toEqual([]);
});

test.each([
  ["", "Write it like 4d 6h 3m, or as a number of hours."],
  ["soon", "Write it like 4d 6h 3m, or as a number of hours."],
  ["0", "Please enter a time over 0."],
])("C149 C154: the time %j is refused in words", async (time, text) => {
  await open();
  await field("Time").fill(time);
  await button("Save").click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(sent()).toEqual([]);
});
