import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Interval } from "./interval.ts";

/** Areas in which items are due and done: exercises, measurements by devices, questionnaires. */
export const areas = ["exercise", "measurement", "questionnaire"] as const;
export type Area = (typeof areas)[number];

/** Window of days from surgery, both ends included. */
export type DayWindow = { readonly start: number; readonly end: number };

/**
 * Validity of a revision of an item, both ends included (`validTo` is null while it is open), and the surgery date that its days count from. An item
 * consists of all its revisions: they have the same id, and at most one is valid on a day.
 */
export type Validity = {
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  readonly surgeryDate: CalendarDate;
};

/** Plan of an exercise or a device: `times` times on each due day in a window. */
export type DosedPlan = DayWindow & {
  readonly id: Id;
  readonly area: "exercise" | "measurement";
  readonly interval: Interval;
  readonly times: number;
  readonly skipOnSurgeryDate: boolean;
};

/** Plan of a questionnaire: weekly on `weekdays` (0 Sunday) in its window, or custom on the listed `days` from surgery. */
export type QuestionnairePlan = DayWindow & {
  readonly id: Id;
  readonly type: "weekly" | "custom";
  readonly weekdays: readonly number[];
  readonly days: readonly number[];
  readonly skipOnSurgeryDate: boolean;
};

export type AnyPlan = DosedPlan | QuestionnairePlan;

/** Revision of an exercise or a device. */
export type ScheduleItem = DosedPlan & Validity;

/** Revision of a questionnaire. */
export type QuestionnaireItem = QuestionnairePlan & Validity;

export type AnyItem = ScheduleItem | QuestionnaireItem;

/** Returns whether an item is a questionnaire. */
export const isQuestionnaire = (item: AnyPlan): item is QuestionnairePlan => "type" in item;

/** Returns the area of an item. */
export const areaOf = (item: AnyPlan): Area => (isQuestionnaire(item) ? "questionnaire" : item.area);

/** Returns how often an item must be done on a due day; a questionnaire is answered once. */
export const timesOf = (item: AnyPlan): number => (isQuestionnaire(item) ? 1 : item.times);

/** Returns whether a revision is valid on a date. */
export const isValidOn = ({ validFrom, validTo }: Validity, date: CalendarDate): boolean =>
  date >= validFrom && (validTo === null || date <= validTo);
