import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Interval } from "./interval.ts";

/** What is followed: exercises done, devices used, questionnaires answered. */
export const areas = ["exercise", "measurement", "questionnaire"] as const;
export type Area = (typeof areas)[number];

/** A window of days from surgery, both ends included. */
export type DayWindow = { readonly start: number; readonly end: number };

/**
 * On which days a revision of an item holds, both ends included (`validTo` null while it runs), and the surgery date that its
 * days count from. An item is all its revisions together: they share its id, and of no day there are two.
 */
export type Validity = {
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  readonly surgeryDate: CalendarDate;
};

/** The plan of an exercise or a device that a patient does in a window: `times` times on each due day. */
export type DosedPlan = DayWindow & {
  readonly id: Id;
  readonly area: "exercise" | "measurement";
  readonly interval: Interval;
  readonly times: number;
  readonly skipOnSurgeryDate: boolean;
};

/** The plan of a questionnaire: weekly on `weekdays` (0 Sunday) in its window, or custom on the listed `days` from surgery. */
export type AskedPlan = DayWindow & {
  readonly id: Id;
  readonly type: "weekly" | "custom";
  readonly weekdays: readonly number[];
  readonly days: readonly number[];
  readonly skipOnSurgeryDate: boolean;
};

export type AnyPlan = DosedPlan | AskedPlan;

/** A revision of an exercise or a device. */
export type ScheduleItem = DosedPlan & Validity;

/** A revision of a questionnaire. */
export type QuestionnaireItem = AskedPlan & Validity;

export type AnyItem = ScheduleItem | QuestionnaireItem;

/** True for a questionnaire. */
export const isQuestionnaire = (item: AnyPlan): item is AskedPlan => "type" in item;

/** The area an item counts in. */
export const areaOf = (item: AnyPlan): Area => (isQuestionnaire(item) ? "questionnaire" : item.area);

/** How often an item is to be done on a due day; a questionnaire is answered once. */
export const timesOf = (item: AnyPlan): number => (isQuestionnaire(item) ? 1 : item.times);

/** True when a revision holds on a date. */
export const isValidOn = ({ validFrom, validTo }: Validity, date: CalendarDate): boolean =>
  date >= validFrom && (validTo === null || date <= validTo);
