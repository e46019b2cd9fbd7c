import { Role } from "../../access/roles.ts";
import { type CalendarDate, formatUs } from "../../values/calendar-date.ts";
import { z } from "zod";
import { unitAfter, type UnitState } from "./unit-state.ts";
import * as texts from "./units-texts.ts";

/** Words that people may record by hand about a sent unit. The states `inUse` and `silent` follow from readings instead. */
export const handWords = [
  "delivered",
  "linked",
  "unlinked",
  "replaced",
  "returned",
  "lost",
  "checked",
  "wiped",
  "retired",
] as const;
export type HandWord = (typeof handWords)[number];

const byRole: Partial<Record<Role, readonly HandWord[]>> = {
  [Role.companyAdmin]: handWords,
  [Role.superAdmin]: handWords,
  [Role.healthCoach]: ["linked", "replaced", "returned"],
  [Role.admin]: ["returned", "lost"],
};

/** Returns the words that a role may record by hand. */
export const handWordsOf = (role: Role): readonly HandWord[] => byRole[role] ?? [];

/** Schema of the words that `moveUnit` accepts. A replacement needs the id of the new hardware and is recorded by `replaceUnit`. */
export const moveField = z.enum(
  handWords.filter((word) => word !== "replaced"),
  texts.pleaseChooseWhatHappenedToTheUnit,
);

const lasting: readonly UnitState[] = ["inUse", "silent"];

/** Returns why a word is not allowed now, such as "was shipped on 10/13/2026"; null when it is allowed. `since` is the clinic's date of the state. */
export const whyNot = (state: UnitState, since: CalendarDate | null, word: HandWord): string | null => {
  if (unitAfter(state, word) !== null) return null;
  if (since === null) return texts.whereUnitStands[state];
  return lasting.includes(state) ? texts.stateSince(state, formatUs(since)) : texts.stateOn(state, formatUs(since));
};
