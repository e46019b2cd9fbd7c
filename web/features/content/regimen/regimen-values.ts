import { regimenForm } from "@restride/domain/content/regimen-form.ts";
import type { LoadEntry } from "@restride/domain/content/regimen-load.ts";
import { isInterval } from "@restride/domain/schedules/interval.ts";
import type { Window } from "@restride/domain/programmes/programme.ts";
import type { LinkedExercise } from "@restride/domain/schedules/chains.ts";
import type { DayWindow } from "@restride/domain/schedules/schedule-item.ts";
import type { RegimenBodyInput } from "../../../generated/inputs.ts";
import { parseDay, jointInput, formatNumber, parseWholeNumber, formatDay, formatJoint } from "../content-fields.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";
import * as texts from "./regimen-texts.ts";

/** Typed values of an exercise row, with an id for links while the regimen is open. */
export interface EntryValues extends LinkedExercise {
  readonly exercise: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly holdseconds: string;
  readonly repeat: string;
  readonly set: string;
  readonly time: string;
  readonly interval: string;
}

/** Values of the form of a regimen. */
export interface RegimenValues {
  readonly name: string;
  /** 'knee', 'hip', or 'both'; empty before a choice. */
  readonly surgery_type: string;
  readonly gender: string;
  readonly age_groups: readonly string[];
  readonly startdate: string;
  readonly enddate: string;
  readonly exercises: readonly EntryValues[];
}

type SavedRegimen = NonNullable<ContentRecord["regimen"]>;

const entriesOf = ({ exercises }: SavedRegimen): EntryValues[] =>
  (exercises ?? []).map((row, at) => ({
    id: `${at}`,
    nextId: typeof row.next === "number" ? `${row.next}` : null,
    exercise: row.exercise,
    startdate: formatDay(row.startdate),
    enddate: formatDay(row.enddate),
    holdseconds: formatNumber(row.holdseconds),
    repeat: formatNumber(row.repeat),
    set: formatNumber(row.set),
    time: formatNumber(row.time),
    interval: formatNumber(row.interval),
  }));

const valuesOf = (content: ContentRecord | null): RegimenValues => {
  const regimen: SavedRegimen = content?.regimen ?? ({ startdate: 1, enddate: 14 } as SavedRegimen);
  return {
    name: regimen.name ?? "",
    surgery_type: formatJoint(regimen.surgery_type),
    gender: regimen.gender ?? "",
    age_groups: regimen.age_groups ?? [],
    startdate: formatDay(regimen.startdate),
    enddate: formatDay(regimen.enddate),
    exercises: entriesOf(regimen),
  };
};

/** Returns the index of an exercise; null for none. */
const placeOf = (id: string | null, entries: readonly EntryValues[]): number | null => {
  const at = entries.findIndex((entry) => entry.id === id);
  return at === -1 ? null : at;
};

const bodyOf = ({
  surgery_type,
  age_groups,
  startdate,
  enddate,
  exercises,
  ...plainValues
}: RegimenValues): RegimenBodyInput => ({
  ...plainValues,
  ...jointInput(surgery_type),
  age_groups: [...age_groups],
  startdate: parseDay(startdate),
  enddate: parseDay(enddate),
  exercises: exercises.map((row) => ({
    exercise: row.exercise,
    startdate: parseDay(row.startdate),
    enddate: parseDay(row.enddate),
    holdseconds: parseWholeNumber(row.holdseconds),
    repeat: parseWholeNumber(row.repeat),
    set: parseWholeNumber(row.set),
    time: parseWholeNumber(row.time),
    interval: parseWholeNumber(row.interval),
    next: placeOf(row.nextId, exercises),
  })),
});

/** Returns the typed days of a regimen; an empty window while they are invalid. */
export const typedWindow = ({ startdate, enddate }: Pick<RegimenValues, "startdate" | "enddate">): DayWindow => {
  const [start, end] = [parseDay(startdate), parseDay(enddate)];
  return start === null || end === null ? { start: 0, end: -1 } : { start, end };
};

/** Returns the typed days as a window, for texts and bars. */
export const windowOf = (typed: Pick<RegimenValues, "startdate" | "enddate">): Window => {
  const { start: startdate, end: enddate } = typedWindow(typed);
  return { startdate, enddate };
};

/** Returns the days of the regimen as the scale of its exercises; undefined while they are invalid. */
export const scaleOf = (values: RegimenValues): Window | undefined => {
  const window = windowOf(values);
  return window.startdate <= window.enddate ? window : undefined;
};

/** Returns the loads of the exercises, without invalid ones. */
export const loadEntries = ({ exercises }: Pick<RegimenValues, "exercises">): LoadEntry[] =>
  exercises.flatMap(({ time, set, repeat, holdseconds, interval, ...days }) => {
    const [times, sets, repeats, hold] = [time, set, repeat, holdseconds].map(parseWholeNumber);
    const every = Number(interval);
    const isWhole = typeof times === "number" && typeof sets === "number" && typeof repeats === "number";
    if (!isWhole || typeof hold !== "number" || !isInterval(every)) return [];
    return [{ ...typedWindow(days), times, sets, repeats, hold, interval: every }];
  });

/** Form definition of a regimen. */
export const regimenContent: ContentForm<RegimenValues> = {
  kind: "regimen",
  schema: { safeParse: (values) => regimenForm.safeParse(bodyOf(values as RegimenValues)) },
  valuesOf,
  bodyOf: (values) => ({ regimen: bodyOf(values) }),
  labels: {
    name: texts.name,
    surgery_type: texts.surgeryType,
    gender: texts.gender,
    age_groups: texts.ageGroups,
    startdate: texts.firstDay,
    enddate: texts.lastDay,
    exercises: texts.exercises,
  },
  shownValue: (value) => {
    if (typeof value === "string") return value;
    return value.every((each) => typeof each === "string") ? value.join(", ") : texts.exercisesText(value.length);
  },
};
