import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { makePatientSubscription } from "./patient-subscription.ts";
import { makeGetActivities } from "./get-activities.ts";
import { makeGetExercises } from "./get-exercises.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly nameOfStaff: NameOfStaff;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly recordings: Recordings;
  readonly reminders: Reminders;
  readonly schedules: Schedules;
}

/** What was due and done on days. */
export const calendarFeature = (deps: Deps): Feature => {
  const getActivities = makeGetActivities(deps);
  const getExercises = makeGetExercises(getActivities);
  const patientSubscription = makePatientSubscription(deps);
  return {
    resolvers: {
      Query: {
        getDateRangeActivities: ({ patientid, startdate, enddate }, { scope, selects }) =>
          getActivities(scope, {
            patientId: patientid,
            from: startdate,
            to: enddate,
            selects,
            operation: "getDateRangeActivities",
          }),
        getRangeExercises: ({ patientid, startdate, enddate }, { scope }) =>
          getExercises(scope, patientid, startdate, enddate),
      },
      Subscription: {
        onPatientActivity: ({ patientid, since }, { scope, ended }) =>
          patientSubscription(scope, patientid, since ?? null, ended),
      },
    },
  };
};
