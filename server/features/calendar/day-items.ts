import type { Id } from "@restride/domain/values/id.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import { dueItems } from "@restride/domain/schedules/due-days.ts";
import { holdText } from "@restride/domain/schedules/hold-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { DoneCountWithInstants, Submission } from "../recording/recording.lookups.ts";
import type { PatientSchedule } from "../scheduled-items/scheduled-items.lookups.ts";

/** All data needed to list a patient's items by day. */
export interface ItemSources {
  readonly schedule: PatientSchedule;
  readonly pauses: Pauses;
  readonly exercisesDone: readonly DoneCountWithInstants[];
  readonly readingsTaken: readonly DoneCountWithInstants[];
  readonly submissions: readonly Submission[];
}

const never = { times: 0, at: [] };

const doneOn = (
  done: readonly DoneCountWithInstants[],
  itemId: Id,
  day: CalendarDate,
): Pick<DoneCountWithInstants, "times" | "at"> =>
  done.find((each) => each.itemId === itemId && each.day === day) ?? never;

/** Returns the items due on one day, each with its done share. */
export const itemsOfDay = ({ schedule, pauses, ...did }: ItemSources, day: CalendarDate) => ({
  exercises: dueItems(schedule.exercises, day, pauses).map((item) => {
    const { times: timesDone, at: doneAt } = doneOn(did.exercisesDone, item.id, day);
    return {
      exerciseid: item.id,
      name: item.name,
      description: item.description,
      status: timesDone >= item.times,
      timesDone,
      doneAt,
      time: item.times,
      set: item.sets,
      repeat: item.repeats,
      hold: holdText(item.holdSeconds),
    };
  }),
  measurements: dueItems(schedule.devices, day, pauses).map((item) => {
    const { times: timesDone, at: doneAt } = doneOn(did.readingsTaken, item.id, day);
    return {
      deviceid: item.id,
      display_name: item.name,
      status: timesDone >= item.times,
      timesDone,
      doneAt,
      time: item.times,
    };
  }),
  questionnaires: dueItems(schedule.questionnaires, day, pauses).map((item) => {
    const submission = did.submissions.find((each) => each.itemId === item.id && each.day === day);
    return {
      itemid: item.id,
      formid: item.questionnaireId,
      name: item.name,
      status: submission !== undefined,
      answerid: submission?.answerId ?? null,
      submittime: submission?.submittedAt ?? null,
    };
  }),
});

export type DayItems = ReturnType<typeof itemsOfDay>;
