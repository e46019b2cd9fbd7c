import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { Bars } from "./Bars.tsx";
import { WeekMark } from "./WeekMark.tsx";

const none = { due: 0, done: 0 };
const rest = { measurement: none, questionnaire: none };
const [sunday, today] = [calendarDate("2026-03-01"), calendarDate("2026-03-12")];
/** A colour as the browser computes it. */
const colourOf = (token: string): string => {
  const probe = document.createElement("i");
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test.each([
  ["complete", 2, "ok"],
  ["partial", 1, "part"],
  ["skipped", 0, "skip"],
])("B164: the bar of a past day that is %s has its colour", async (_, done, token) => {
  const day = { date: sunday, hold: false, reminders: [], exercises: [], measurements: [], questionnaires: [] };
  await render(<Bars day={{ ...day, ...rest, exercise: { due: 2, done } }} today={today} />);
  const filled = page.getByTitle("Exercise").element().querySelector(":scope > span:last-child > span")!;
  expect(getComputedStyle(filled).backgroundColor).toBe(colourOf(token));
});

test.each([
  ["complete", 2, "fill", "ok"],
  ["partial", 1, "stroke", "part"],
  ["incomplete", 0, "stroke", "skip"],
] as const)("B080 B163: the tick of a past week that is %s has its colour", async (_, done, part, token) => {
  await render(
    <WeekMark patientId={uuid(1)} week={{ weekdate: sunday, ...rest, exercise: { due: 2, done } }} today={today} />,
  );
  const circle = page.getByRole("button").element().querySelector("circle")!;
  expect(getComputedStyle(circle)[part]).toBe(colourOf(token));
});

test("B081: a press on the tick opens what was completed in its week", async () => {
  const week = {
    weekdate: sunday,
    exercise: { due: 6, done: 4 },
    measurement: { due: 1, done: 1 },
    questionnaire: { due: 2, done: 0 },
  };
  await render(<WeekMark patientId={uuid(1)} week={week} today={today} />);
  await page.getByRole("button", { name: /^WEEKLY PROGRESS/ }).click();
  const popover = page.getByRole("dialog");
  await expect.element(popover).toMatchTextContent(/WEEKLY PROGRESS \(Week of 1 Mar\)/);
  const lines = popover
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "4 out of 6 exercises completed",
    "1 out of 1 measurement completed",
    "0 out of 2 questionnaires completed",
  ]);
});
