import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { MonthReminders } from "./MonthReminders.tsx";

const reminder = (number: number, date: string, title: string, message: string) => ({
  _id: uuid(number),
  date: calendarDate(date),
  title,
  message,
});

test("B082: the reminders of the month are listed under REMINDERS as 'MMMM DD - title', each with its message", async () => {
  await render(
    <MonthReminders
      reminders={[reminder(1, "2026-03-05", "Lab Draw", "Fasting."), reminder(2, "2026-03-20", "X-Ray", "Floor 3.")]}
    />,
  );
  await expect.element(page.getByRole("heading", { name: "REMINDERS", exact: true })).toBeVisible();
  expect(textsOf(page.getByRole("listitem"))).toEqual(["March 05 - Lab DrawFasting.", "March 20 - X-RayFloor 3."]);
  await expect.element(page.getByText("No Reminders")).not.toBeInTheDocument();
});

test("B082: a month without any says 'No Reminders', one that is on its way does not", async () => {
  const { unmount } = await render(<MonthReminders reminders={null} />);
  await expect.element(page.getByText("No Reminders")).not.toBeInTheDocument();
  await unmount();
  await render(<MonthReminders reminders={[]} />);
  await expect.element(page.getByText("No Reminders", { exact: true })).toBeVisible();
});
