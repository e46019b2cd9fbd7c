import { type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import { type Locator, page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivityCalendar } from "./ActivityCalendar.tsx";
import { ActivitiesDocument, type DayFragment, type WeekFragment } from "./calendar.graphql.ts";
import { useCalendarView } from "./use-calendar.ts";

export const day = (date: string) => date as CalendarDate;
export const today = day("2026-08-12"); // a Wednesday
const marked = { today, createdOn: day("2026-08-03"), surgery: day("2026-08-05") };
export const due = { due: 2, done: 0 };
export const exercise = (id: number, name: string, timesDone = 0) => ({
  exerciseid: uuid(id),
  name,
  description: "",
  status: timesDone === 2,
  timesDone,
  time: 2,
  set: 2,
  repeat: 10,
  hold: "5 seconds",
});
const dayOf = (date: CalendarDate, change: Partial<DayFragment> = {}): DayFragment => ({
  date,
  hold: false,
  exercise: due,
  measurement: { due: 1, done: 0 },
  questionnaire: { due: 1, done: 0 },
  reminders: [],
  exercises: [exercise(11, "Quad Sets"), exercise(12, "Heel Slides")],
  measurements: [{ deviceid: uuid(13), display_name: "Sensor", status: false, timesDone: 0, time: 1 }],
  questionnaires: [{ itemid: uuid(14), name: "Pain Check", status: false, answerid: null, submittime: null }],
  ...change,
});
const nothing = { due: 0, done: 0 };
export const emptyDay = {
  exercise: nothing,
  measurement: nothing,
  questionnaire: nothing,
  exercises: [],
  measurements: [],
  questionnaires: [],
};

type Days = Readonly<Record<string, Partial<DayFragment>>>;

export const answerDays = (
  days: Days = {},
  weeks: readonly WeekFragment[] = [],
  usual: Partial<DayFragment> = {},
): void =>
  mockServer.answer(ActivitiesDocument, ({ startdate, enddate }) => ({
    getDateRangeActivities: {
      status: "success",
      message: "",
      today,
      fact: 1,
      activities: datesBetween(startdate as CalendarDate, enddate as CalendarDate).map((date) =>
        dayOf(date, { ...usual, ...days[date] }),
      ),
      weeks: [...weeks],
    },
  }));

const Calendar = ({ calls }: { calls: unknown[] }) => (
  <ActivityCalendar
    patientId={uuid(1)}
    marked={marked}
    control={useCalendarView(today)}
    reminder={{ add: (date) => calls.push(`reminder ${date}`), refused: "" }}
    reminders={(reminders) => <p>{reminders === null ? "Reminders wait" : `Reminders ${reminders.length}`}</p>}
    onOpenForm={(answerId, name) => calls.push(`form ${answerId} ${name}`)}
    onEdited={() => {}}
  />
);
export const open = async (query = "") => {
  const calls: unknown[] = [];
  const { address, unmount } = await render(<Calendar calls={calls} />, { at: `/${query}` });
  return { calls, address, unmount };
};
export const dayView = (date: string) => open(`?view=day&date=${date}`);
const us = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
export const tile = (date: string) => page.getByRole("button", { name: new RegExp(us(date)) });
export const bar = (date: string, area: string) => tile(date).getByTitle(area);
export const heading = (name: string) => page.getByRole("heading", { name });
export const cards = () => page.getByRole("article");
export const titles = () => textsOf(cards().getByRole("heading", { level: 2 }));
export const item = (at: number, name: string) => cards().nth(at).getByRole("listitem").filter({ hasText: name });

/** Returns the name of a color by its hue in degrees: 0 is red, 120 is green. */
export function colorName(color: string): "red" | "yellow" | "green" | "grey" | "other" {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 30) return "grey";
  const turn = (60 * (green - blue)) / (most - least);
  const hue = most === red ? turn : most === green ? 120 + (60 * (blue - red)) / (most - least) : 240;
  if (Math.abs(hue) < 20) return "red";
  if (hue < 65) return "yellow";
  return hue < 170 ? "green" : "other";
}

type Finger = readonly [x: number, y: number];

/** Simulates fingers that touch a part of the calendar one after the other, move, and lift in the same order. */
export function moveFingers(part: Locator, ...fingers: readonly { from: Finger; to: Finger }[]): void {
  const target = part.element();
  const touch = (identifier: number, [clientX, clientY]: Finger) => new Touch({ identifier, target, clientX, clientY });
  const send = (name: string, touches: Touch[], changed: Touch) =>
    target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: [changed] }));
  const down = fingers.map(({ from }, at) => touch(at, from));
  down.forEach((each, at) => send("touchstart", down.slice(0, at + 1), each));
  fingers.forEach(({ to }, at) => send("touchend", down.slice(at + 1), touch(at, to)));
}

/** Simulates a finger that moves over a part of the calendar by this many pixels to the right, and down. */
export const swipe = (part: Locator, right: number, down = 0): void =>
  moveFingers(part, { from: [400, 300], to: [400 + right, 300 + down] });

export const weekOf = (weekdate: string, done: number): WeekFragment => ({
  weekdate: day(weekdate),
  exercise: { due: 14, done },
  measurement: { due: 1, done: Math.min(done, 1) },
  questionnaire: { due: 7, done: Math.min(done, 7) },
});
export const weeks = [weekOf("2026-08-02", 14), weekOf("2026-07-26", 3), weekOf("2026-08-09", 0)];
