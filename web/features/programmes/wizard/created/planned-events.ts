import { firstDueDate, programmeDay } from "@restride/domain/programmes/four-weeks.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { PreviewItem } from "../../preview/preview-items.ts";
import type { RegimenGroup } from "../../exercises/regimen-groups.ts";
import * as texts from "./created-texts.ts";

/** Event on a day after the creation. */
export interface PlannedEvent {
  readonly date: CalendarDate;
  readonly kind: PreviewItem["display"]["kind"] | "surgery" | "message" | "order";
  readonly text: string;
}

/** Programme whose events are listed. */
export interface EventSource {
  readonly items: readonly PreviewItem[];
  readonly groups: readonly RegimenGroup[];
  readonly nameOf: (regimen: string) => string;
  readonly surgery: CalendarDate;
  readonly today: CalendarDate;
  /** Phone to which the link to the app is sent, for a patient who was just created. */
  readonly phone: string;
}

/** Returns the days on which regimens begin, each with the number of exercises. */
const regimenStarts = ({ items, groups, nameOf, surgery, today }: EventSource): PlannedEvent[] =>
  groups.flatMap(({ id, window }): PlannedEvent[] => {
    const date = addDays(surgery, window.startdate);
    const { due } = programmeDay({ plans: items, surgery, today }, date);
    const count = due.filter(({ display }) => display.kind === "exercise").length;
    const group = id === null ? texts.whatWasAdded : nameOf(id);
    return [{ date, kind: "exercise", text: texts.beginsExerciseThatDay(group, count) }];
  });

/** Returns the day on which the first device begins, or the first questionnaire is asked, with all devices or questionnaires that begin on it. */
const firstOfKind = ({ items, surgery, today }: EventSource, kind: "device" | "questionnaire"): PlannedEvent[] => {
  const names = new Map<CalendarDate, string[]>();
  const ofKind = items.filter(({ display }) => display.kind === kind);
  for (const [, plans] of Map.groupBy(ofKind, ({ display }) => display.contentId)) {
    const date = firstDueDate({ plans, surgery, today });
    const [plan] = plans;
    if (date && plan) names.set(date, [...(names.get(date) ?? []), plan.display.name]);
  }
  const [earliest] = [...names].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (!earliest) return [];
  const [date, each] = earliest;
  return [{ date, kind, text: kind === "device" ? texts.devicesBegin(each) : texts.questionnairesAreAsked(each) }];
};

/** Returns the year of a date; null when it is this year. */
const otherYear = (date: CalendarDate, today: CalendarDate): string | null =>
  date.slice(0, 4) === today.slice(0, 4) ? null : date.slice(0, 4);

/** Returns what happens after a patient was created, day by day. */
export const plannedEvents = (programme: EventSource): PlannedEvent[] => {
  const { items, surgery, today, phone } = programme;
  const devices = items.filter(({ display }) => display.kind === "device").length;
  const isFree = programmeDay({ plans: items, surgery, today }, surgery).due.length === 0;
  const last = items
    .map(({ end }) => addDays(surgery, end))
    .toSorted()
    .at(-1);
  return [
    { date: today, kind: "message" as const, text: texts.linkToTheAppIsOnIts(phone) },
    ...(devices > 0 ? [{ date: today, kind: "order" as const, text: texts.deviceOrderedStatusPending(devices) }] : []),
    ...(surgery >= today
      ? [{ date: surgery, kind: "surgery" as const, text: isFree ? texts.surgeryNothingIsDue : texts.surgery }]
      : []),
    ...regimenStarts(programme),
    ...firstOfKind(programme, "device"),
    ...firstOfKind(programme, "questionnaire"),
    ...(last
      ? [{ date: last, kind: "surgery" as const, text: texts.lastDayOfTheProgramme(otherYear(last, today)) }]
      : []),
  ].toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
};
