import { z } from "zod";
import { genders } from "../patients/person-name.ts";
import { countField, dayField, intervalField } from "../programmes/programme-fields.ts";
import { idField } from "../values/id.ts";
import { contentAges, contentJoint, contentName } from "./content-fields.ts";
import { contentWindowTexts } from "./content-window-texts.ts";
import { regimenTexts } from "./regimen-texts.ts";
import * as texts from "./content-texts.ts";

const first = dayField(texts.pleaseEnterTheFirstDay);
const last = dayField(texts.pleaseEnterTheLastDay);

const entry = z
  .object({
    exercise: idField,
    startdate: first,
    enddate: last,
    holdseconds: countField(texts.aHold, 0, 7_200),
    repeat: countField(texts.repeatsNoun, 0, 500),
    set: countField(texts.setsNoun, 1, 50),
    time: countField(texts.timesADay, 1, 50),
    interval: intervalField,
    /** Index of the exercise that follows in the chain. */
    next: z.int(regimenTexts.link).min(0, regimenTexts.link).nullable().default(null),
  })
  .refine(({ startdate, enddate }) => startdate <= enddate, { path: ["enddate"], message: contentWindowTexts.turned });

type Entries = readonly { readonly next: number | null }[];

/** Returns the indexes of the entries with a wrong link: to a missing entry, to one that another entry links to, or in a ring. */
export const wrongLinks = (entries: Entries): number[] => {
  const isInRing = (from: number): boolean => {
    let at = entries[from]?.next ?? null;
    for (let steps = 0; at !== null && steps < entries.length; steps += 1) {
      if (at === from) return true;
      at = entries[at]?.next ?? null;
    }
    return false;
  };
  return entries.flatMap(({ next }, at) => {
    if (next === null) return [];
    const isTaken = entries.slice(0, at).some((other) => other.next === next);
    return next >= entries.length || isTaken || isInRing(at) ? [at] : [];
  });
};

/** Schema of a regimen at its publication: exercises with dose and days, which lie within the regimen's days. */
export const regimenForm = z
  .object({
    name: contentName,
    surgery_type: contentJoint,
    gender: z.union([z.enum(genders), z.literal("").transform(() => null), z.null()]).default(null),
    age_groups: contentAges,
    startdate: first,
    enddate: last,
    exercises: z.array(entry, regimenTexts.empty).min(1, regimenTexts.empty),
  })
  .superRefine(({ startdate, enddate, exercises }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (startdate > enddate) refuse(["enddate"], contentWindowTexts.turned);
    for (const [at, each] of exercises.entries()) {
      if (each.startdate < startdate) refuse(["exercises", at, "startdate"], regimenTexts.outside);
      if (each.enddate > enddate) refuse(["exercises", at, "enddate"], regimenTexts.outside);
    }
    for (const at of wrongLinks(exercises)) refuse(["exercises", at, "next"], regimenTexts.link);
  });

export type RegimenForm = z.output<typeof regimenForm>;
