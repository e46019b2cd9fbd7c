import { z } from "zod";
import { type Bucket, bucketOf } from "../progress/buckets.ts";
import type { AreaProgress } from "../progress/day-progress.ts";
import * as texts from "./home-texts.ts";

/** Numbers of days that engagement may cover, without today, because it is not over. */
export const engagementRanges = [1, 3, 7, 15, 30, 60, 90, 182, 365] as const;
export type EngagementRange = (typeof engagementRanges)[number];

export const defaultEngagementRange: EngagementRange = 7;

/** Schema of the range of a call in days; the default is 7. */
export const engagementRangeSchema = z
  .literal(engagementRanges, texts.pleaseChooseOneOfThese(engagementRanges.join(", ")))
  .nullish()
  .transform((range) => range ?? defaultEngagementRange);

/** Patient with the numbers of due and done items in a range. */
export interface EngagedPatient extends AreaProgress {
  readonly _id: string;
  readonly name: string;
}

/** Number of patients of a bucket that are listed by name. */
export const namedPatients = 5;

/** Sorts patients with the smallest share done first, then those with the most due, then by id. */
const byNeed = (one: EngagedPatient, other: EngagedPatient): number =>
  one.done / one.due - other.done / other.due || other.due - one.due || (one._id < other._id ? -1 : 1);

/** Returns the patients of each bucket: their number, ids, and the first of them by name. A patient with nothing due is in no bucket. */
export const engagementOf = (patients: readonly EngagedPatient[]) => {
  const those = (bucket: Bucket) => {
    const members = patients.filter((patient) => bucketOf(patient) === bucket).toSorted(byNeed);
    return {
      count: members.length,
      patientids: members.map(({ _id }) => _id),
      patients: members.slice(0, namedPatients),
    };
  };
  return { skipped: those("skipped"), partial: those("partial"), complete: those("complete") };
};
