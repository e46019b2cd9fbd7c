import type { Window } from "../programmes/programme.ts";
import { isSameRow } from "../programmes/undo-change.ts";
import type { Area } from "../schedules/schedule-item.ts";
import * as texts from "./content-texts.ts";

/** Prescription of a plan for one row of a programme, without the id of the future item. */
export type Prescription = Window & Readonly<Record<string, unknown>>;

/** Row that a plan adds. The key identifies its content, whatever the version. */
export type PlanEntry = { readonly key: string; readonly prescription: Prescription };

/** Regimen, device or questionnaire of a version of a plan, with the rows that it adds. */
export type PlanPart = {
  readonly area: Area;
  /** Id of the content, which all its versions share. */
  readonly id: string;
  readonly name: string;
  /** Prescription as a text: "S+1 → S+14, Every Day, 2× a day". */
  readonly description: string;
  readonly entries: readonly PlanEntry[];
};

/** Difference between two versions of a plan in one part. `from` is empty for an added part, `to` for a removed one. */
export type PlanChange = {
  readonly area: Area;
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly was: string;
  readonly from: readonly PlanEntry[];
  readonly to: readonly PlanEntry[];
};

/** Fields with ids of versions. These ids differ from version to version and are no part of the prescription. */
const versionIds = new Set(["exercise", "regimen", "deviceid", "formid"]);

/** Returns a prescription without the ids of versions. */
export const doseOf = (prescription: object): object =>
  Object.fromEntries(Object.entries(prescription).filter(([name]) => !versionIds.has(name)));

/** Returns whether two entries belong to the same content and have the same prescription. */
export const isSameEntry = (one: PlanEntry | undefined, other: PlanEntry | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.key === other.key &&
  isSameRow(doseOf(one.prescription), doseOf(other.prescription));

const isSamePart = (from: readonly PlanEntry[], to: readonly PlanEntry[]): boolean =>
  from.length === to.length && from.every((entry, at) => isSameEntry(entry, to[at]));

/**
 * Merges the changes from several running versions to one: each part appears once, as in the last change that has it, and `was` lists its text in
 * each version: "S+1 → S+14 or S+1 → S+21".
 */
export const mergeChanges = (changes: readonly PlanChange[]): PlanChange[] =>
  [...Map.groupBy(changes, ({ id }) => id).values()].map((same) => ({
    ...same.at(-1)!,
    was: texts.eitherOf([...new Set(same.flatMap(({ was }) => was || []))]),
  }));

/** Returns the parts in which two versions of a plan differ, in the order of the newer one; removed parts come last. */
export const planChanges = (before: readonly PlanPart[], after: readonly PlanPart[]): PlanChange[] => {
  const changedPairs = after.map((to) => ({ to, from: before.find(({ id }) => id === to.id) }));
  const gone = before.filter(({ id }) => !after.some((part) => part.id === id));
  return [
    ...changedPairs
      .filter(({ from, to }) => !isSamePart(from?.entries ?? [], to.entries))
      .map(({ from, to: { entries, description, ...to } }) => ({
        ...to,
        says: description,
        was: from?.description ?? "",
        from: from?.entries ?? [],
        to: entries,
      })),
    ...gone.map(({ entries, description, ...from }) => ({
      ...from,
      says: "",
      was: description,
      from: entries,
      to: [],
    })),
  ];
};
