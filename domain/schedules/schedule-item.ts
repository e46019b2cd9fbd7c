import type { Hold } from "../patients/hold.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Interval } from "./interval.ts";

/** What is followed: exercises done, devices used, questionnaires answered. */
export const areas = ["exercise", "measurement", "questionnaire"] as const;
export type Area = (typeof areas)[number];

/** A window of days from surgery, both ends included. */
export type DayWindow = { readonly start: number; readonly end: number };

/** An exercise or a device that a patient does in a window: `times` times on each due day. */
export type ScheduleItem = DayWindow & {
  readonly id: string;
  readonly area: "exercise" | "measurement";
  readonly interval: Interval;
  readonly times: number;
  readonly skipOnSurgeryDate: boolean;
};

/** A questionnaire: weekly on `weekdays` (0 Sunday) inside its window, or custom on the listed `days` from surgery. */
export type QuestionnaireItem = DayWindow & {
  readonly id: string;
  readonly type: "weekly" | "custom";
  readonly weekdays: readonly number[];
  readonly days: readonly number[];
  readonly skipOnSurgeryDate: boolean;
};

export type AnyItem = ScheduleItem | QuestionnaireItem;

/** What the days of a patient's items depend on beside the items. */
export type ScheduleContext = { readonly surgeryDate: CalendarDate; readonly holds: readonly Hold[] };

/** True for a questionnaire. */
export const isQuestionnaire = (item: AnyItem): item is QuestionnaireItem => "type" in item;

/** The area an item counts in. */
export const areaOf = (item: AnyItem): Area => (isQuestionnaire(item) ? "questionnaire" : item.area);

/** How often an item is to be done on a due day; a questionnaire is answered once. */
export const timesOf = (item: AnyItem): number => (isQuestionnaire(item) ? 1 : item.times);
