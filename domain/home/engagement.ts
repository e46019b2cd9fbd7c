import { z } from "zod";
import { type Bucket, bucketOf } from "../progress/buckets.ts";
import type { AreaProgress } from "../progress/day-progress.ts";

/** How many days engagement may look back on; today is not over, so it counts for nobody. */
export const engagementRanges = [1, 3, 7, 15, 30, 60, 90, 182, 365] as const;
export type EngagementRange = (typeof engagementRanges)[number];

export const defaultEngagementRange: EngagementRange = 7;

/** The range of a call in days, 7 when it names none. */
export const engagementRangeSchema = z
  .literal(engagementRanges, `Please choose one of these ranges of days: ${engagementRanges.join(", ")}.`)
  .nullish()
  .transform((range) => range ?? defaultEngagementRange);

/** A patient with what was due and done in a range. */
export interface EngagedPatient extends AreaProgress {
  readonly _id: string;
  readonly name: string;
}

/** How many patients of a bucket are shown by name. */
export const namedPatients = 5;

/** Who did least of much comes first. */
const byNeed = (one: EngagedPatient, other: EngagedPatient): number =>
  one.done / one.due - other.done / other.due || other.due - one.due || one.name.localeCompare(other.name, "en");

/** The patients of each bucket: how many, who, and the first by name. Who had nothing due is in none. */
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
