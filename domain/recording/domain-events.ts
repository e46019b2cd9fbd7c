import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** The item that was done, and the clinic's day it counts for. */
type RecordedItem = { item: Id; date: CalendarDate };

/** Domain events of recordings by patients. */
export type RecordingEvents = {
  ExerciseRecorded: RecordedItem;
  ReadingRecorded: RecordedItem;
  QuestionnaireAnswered: RecordedItem;
};

/** Domain event of a recording, about the patient who recorded. */
export interface RecordingEvent<Kind extends keyof RecordingEvents> {
  readonly kind: Kind;
  readonly subjectId: Id;
  readonly data: Readonly<RecordingEvents[Kind]>;
}
