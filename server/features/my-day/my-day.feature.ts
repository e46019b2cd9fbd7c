import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { DayOf } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { RecordingForms } from "../recording/recording-forms.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { makeGetMyDay } from "./get-my-day.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly dayOf: DayOf;
  readonly recordingForms: RecordingForms;
  readonly schedules: Schedules;
}

/** Feature with a day as the patient's phone shows it. */
export const myDayFeature = (deps: Deps): Feature => {
  const getMyDay = makeGetMyDay(deps);
  return { resolvers: { Query: { getMyDay: ({ date }, { scope }) => getMyDay(scope, date) } } };
};
