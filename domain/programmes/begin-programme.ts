import type { AnyItem } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { isRefusal, type Refusal } from "../values/refusal.ts";
import { deviceArea, exerciseArea, questionnaireArea } from "./areas.ts";
import { type AnyRow, type AreaRules, planSave } from "./plan-save.ts";
import type { ProgrammeDevice, ProgrammeExercise, ProgrammeQuestionnaire } from "./programme.ts";

/** Rows of a programme as they were sent. */
export type SentProgramme = Readonly<Record<"exercises" | "devices" | "feedback", readonly { readonly _id: string }[]>>;

/** Day on which a programme begins, the surgery date its days count from, and a function that returns ids. */
export type Beginning = { readonly surgeryDate: CalendarDate; readonly today: CalendarDate; readonly newId: () => Id };

/** Rows and items of one area of a new programme. */
type NewArea<Row, Item> = { readonly rows: readonly Row[]; readonly items: readonly Item[] };

/** New programme of a patient. */
export type BegunProgramme = {
  readonly exercises: NewArea<ProgrammeExercise, AnyItem>;
  readonly devices: NewArea<ProgrammeDevice, AnyItem>;
  readonly feedback: NewArea<ProgrammeQuestionnaire, AnyItem>;
};

const beginArea = <Row extends AnyRow, Item extends AnyItem>(
  rules: AreaRules<Row, Item>,
  sent: readonly { readonly _id: string }[],
  { newId, ...when }: Beginning,
): NewArea<Row, Item> | Refusal => {
  const planned = planSave<Row, Item>(rules, { ...when, items: [] }, sent, newId);
  return isRefusal(planned) ? planned : { rows: planned.rows, items: planned.edited.after };
};

/** Returns a programme that begins today, from the sent rows, or a refusal with all errors of the first area that has any. */
export const beginProgramme = (sent: SentProgramme, beginning: Beginning): BegunProgramme | Refusal => {
  const exercises = beginArea(exerciseArea, sent.exercises, beginning);
  if (isRefusal(exercises)) return exercises;
  const devices = beginArea(deviceArea, sent.devices, beginning);
  if (isRefusal(devices)) return devices;
  const feedback = beginArea(questionnaireArea, sent.feedback, beginning);
  return isRefusal(feedback) ? feedback : { exercises, devices, feedback };
};
