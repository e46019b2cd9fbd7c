import { regimenForm } from "@restride/domain/content/regimen-form.ts";
import type { LoadEntry } from "@restride/domain/content/regimen-load.ts";
import { isInterval } from "@restride/domain/schedules/interval.ts";
import type { DayWindow } from "@restride/domain/schedules/schedule-item.ts";
import type { RegimenBodyInput } from "../../../generated/inputs.ts";
import { typedDay, typedJoint, typedNumber, wholeNumber, writtenDay, writtenJoint } from "../typed.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";

/** An exercise as its row is typed. `next` is the place of the exercise that follows in the chain, or empty. */
export interface EntryValues {
  readonly exercise: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly holdseconds: string;
  readonly repeat: string;
  readonly set: string;
  readonly time: string;
  readonly interval: string;
  readonly next: string;
}

/** What stands in the fields of a regimen. */
export interface RegimenValues {
  readonly name: string;
  /** 'knee', 'hip' or 'both'; empty before a choice. */
  readonly surgery_type: string;
  readonly gender: string;
  readonly age_groups: readonly string[];
  readonly startdate: string;
  readonly enddate: string;
  readonly exercises: readonly EntryValues[];
}

type Said = NonNullable<ContentRecord["regimen"]>;

const entriesOf = ({ exercises }: Said): EntryValues[] =>
  (exercises ?? []).map((row) => ({
    exercise: row.exercise,
    startdate: writtenDay(row.startdate),
    enddate: writtenDay(row.enddate),
    holdseconds: typedNumber(row.holdseconds),
    repeat: typedNumber(row.repeat),
    set: typedNumber(row.set),
    time: typedNumber(row.time),
    interval: typedNumber(row.interval),
    next: typedNumber(row.next),
  }));

const valuesOf = (content: ContentRecord | null): RegimenValues => {
  const said: Said = content?.regimen ?? ({ startdate: 1, enddate: 14 } as Said);
  return {
    name: said.name ?? "",
    surgery_type: writtenJoint(said.surgery_type),
    gender: said.gender ?? "",
    age_groups: said.age_groups ?? [],
    startdate: writtenDay(said.startdate),
    enddate: writtenDay(said.enddate),
    exercises: entriesOf(said),
  };
};

const bodyOf = ({
  surgery_type,
  age_groups,
  startdate,
  enddate,
  exercises,
  ...texts
}: RegimenValues): RegimenBodyInput => ({
  ...texts,
  ...typedJoint(surgery_type),
  age_groups: [...age_groups],
  startdate: typedDay(startdate),
  enddate: typedDay(enddate),
  exercises: exercises.map((row) => ({
    exercise: row.exercise,
    startdate: typedDay(row.startdate),
    enddate: typedDay(row.enddate),
    holdseconds: wholeNumber(row.holdseconds),
    repeat: wholeNumber(row.repeat),
    set: wholeNumber(row.set),
    time: wholeNumber(row.time),
    interval: wholeNumber(row.interval),
    next: wholeNumber(row.next),
  })),
});

/** The days of a regimen as they are typed; no days while they are none. */
export const typedWindow = ({ startdate, enddate }: Pick<RegimenValues, "startdate" | "enddate">): DayWindow => {
  const [start, end] = [typedDay(startdate), typedDay(enddate)];
  return start === null || end === null ? { start: 0, end: -1 } : { start, end };
};

/** What the exercises cost, without those that are not right yet. */
export const loadEntries = ({ exercises }: Pick<RegimenValues, "exercises">): LoadEntry[] =>
  exercises.flatMap(({ time, set, repeat, holdseconds, interval, ...days }) => {
    const [times, sets, repeats, hold] = [time, set, repeat, holdseconds].map(wholeNumber);
    const every = Number(interval);
    const isWhole = typeof times === "number" && typeof sets === "number" && typeof repeats === "number";
    if (!isWhole || typeof hold !== "number" || !isInterval(every)) return [];
    return [{ ...typedWindow(days), times, sets, repeats, hold, interval: every }];
  });

/** The exercises by their places, each with the place of the one that follows it. */
export const linksOf = (entries: readonly EntryValues[]) =>
  entries.map(({ next }, at) => ({ id: `${at}`, nextId: next === "" ? null : next }));

/** The same exercises without one: links to it end, those behind it count anew. */
export const withoutEntry = (entries: readonly EntryValues[], at: number): EntryValues[] =>
  entries.toSpliced(at, 1).map((entry) => {
    if (entry.next === "" || Number(entry.next) < at) return entry;
    return { ...entry, next: Number(entry.next) === at ? "" : `${Number(entry.next) - 1}` };
  });

/** How a regimen is typed. */
export const regimenContent: ContentForm<RegimenValues> = {
  kind: "regimen",
  schema: { safeParse: (values) => regimenForm.safeParse(bodyOf(values as RegimenValues)) },
  valuesOf,
  bodyOf: (values) => ({ regimen: bodyOf(values) }),
  labels: {
    name: "Name",
    surgery_type: "Surgery type",
    gender: "Gender",
    age_groups: "Age groups",
    startdate: "First day",
    enddate: "Last day",
    exercises: "Exercises",
  },
  shownValue: (value) => {
    if (typeof value === "string") return value;
    return value.every((each) => typeof each === "string") ? value.join(", ") : `${value.length} exercises`;
  },
};
