import { z } from "zod";
import { idField } from "../values/id.ts";
import * as texts from "./content-texts.ts";

/** Outcomes of a new version for a running programme: `change`, `stay` (changed by hand), or `passed` (nothing left to change). */
export const planOutcomes = ["change", "stay", "passed"] as const;

export type PlanOutcome = (typeof planOutcomes)[number];

/** Schema of the filter for the programmes that a new version affects. A missing field has no effect. */
export const affectedProgrammeFilterSchema = z.object({
  outcome: z.enum(planOutcomes, texts.pleaseChooseChangeStayOrPassed).nullish(),
  clinicid: idField.nullish(),
});

interface AffectedProgramme {
  readonly outcome: string;
  /** Whether a programme that changes is on technical hold. */
  readonly onhold: boolean;
  /** Names of the parts that were changed by hand and stay. */
  readonly stays: readonly string[];
}

/** Describes what a version does to a patient's programme. */
export function outcomeText({ outcome, onhold, stays }: AffectedProgramme): string {
  const byHand = stays.join(", ");
  if (outcome === "passed") return texts.nothingLeftToChange;
  if (outcome === "stay") return texts.staysByHand(byHand);
  const changes = onhold ? texts.changesOnTechnicalHold : texts.changesPlan;
  return byHand ? texts.changesAndStays(changes, byHand) : changes;
}

/** Describes which parts of a patient's programme stay as they were changed by hand. */
export const unchangedPartsText = (name: string, stays: readonly string[]): string =>
  texts.staysAsItWasStay(name, stays.join(", "), stays.length);

/** Describes how many of the programmes that change are on technical hold; empty for none. */
export function onHoldText(onhold: number, change: number): string {
  if (onhold === 0) return "";
  if (change === 1) return texts.itIsOnTechnicalHold;
  if (onhold === change) return texts.allAreOnTechnicalHold(change);
  return onhold === 1 ? texts.oneOfTheIsOnTechnical(change) : texts.ofTheAreOnTechnical(onhold, change);
}

/** Formats a number of programmes with their outcome: '12 programmes change', '1 programme stays'. */
export function programmeCountText(count: number, outcome: PlanOutcome | null): string {
  return texts.programmeCount(count, outcome ?? "running");
}
