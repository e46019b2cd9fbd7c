import { reminderLiveEvents } from "../reminders/domain-events.ts";

/** Live events of all subjects: kinds of domain events with those who hear of them. */
export const subjectLiveEvents = {
  ...reminderLiveEvents,
};
