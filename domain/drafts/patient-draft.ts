import { z } from "zod";
import { wizardSteps } from "../programmes/wizard-steps.ts";
import { formatTime, formatUs, todayIn } from "../values/calendar-date.ts";
import { idField } from "../values/id.ts";
import * as texts from "./drafts-texts.ts";

/** Milliseconds without a message from its window after which a draft is free for other windows. */
export const editingTimeout = 2 * 60_000;

/** Days after the last change on which a draft is erased. */
export const draftDays = 30;

/** Maximum number of characters of the JSON of a draft. */
const contentLength = 400_000;

/** Maximum depth of the typed values: the database limits the depth of JSON. */
const deepest = 20;

const isFlat = (value: unknown, depth = 0): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth < deepest && Object.values(value).every((inner) => isFlat(inner, depth + 1)));

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) && isFlat(value);
  } catch {
    return false;
  }
};

const tooLarge = texts.thisDraftIsTooLarge;

/** Schema of the stored draft of a new patient: the step, the surgeon and the registration if they are known, and all typed values. */
export const patientDraftForm = z.object({
  step: z.enum(wizardSteps, texts.thisDraftNamesAStep),
  surgeon: idField.nullish(),
  registration: idField.nullish(),
  content: z.string().max(contentLength, tooLarge).refine(isObject, texts.thisDraftCannotBeRead),
});

export type PatientDraftForm = z.output<typeof patientDraftForm>;

/** Returns the text for a window whose draft another user continues. */
export const takeoverText = (name: string): string => texts.goesOnWithThisDraft(name);

/**
 * Returns the text about a self-registered patient who is already being added, for a colleague in the clinic's zone. `begun` and `now` are instants
 * in milliseconds. The text names the time if `begun` is today, otherwise the date.
 */
export const addingText = (name: string, begun: number, now: number, zone: string): string => {
  const day = todayIn(begun, zone);
  const since = day === todayIn(now, zone) ? formatTime(begun, zone) : formatUs(day);
  return texts.isAddingThisPatientSince(name, since);
};
