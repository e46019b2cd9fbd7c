import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeFollowPatient } from "./follow-patient.ts";
import type { makeGetActivities } from "./get-activities.ts";
import type { makeGetExercises } from "./get-exercises.ts";

interface UseCases {
  readonly getActivities: ReturnType<typeof makeGetActivities>;
  readonly getExercises: ReturnType<typeof makeGetExercises>;
  readonly followPatient: ReturnType<typeof makeFollowPatient>;
}

const itemFields = ["exercises", "measurements", "questionnaires"];

export const calendarResolvers = ({ getActivities, getExercises, followPatient }: UseCases): Faces => ({
  Query: {
    getDateRangeActivities: ({ patientid, startdate, enddate }, { scope, selects }) =>
      getActivities(scope, {
        patientId: patientid,
        from: startdate as CalendarDate,
        to: enddate as CalendarDate,
        withItems: itemFields.some((field) => selects("activities", field)),
        operation: "getDateRangeActivities",
      }),
    getRangeExercises: ({ patientid, startdate, enddate }, { scope }) =>
      getExercises(scope, patientid, startdate as CalendarDate, enddate as CalendarDate),
  },
  Subscription: {
    onPatientActivity: ({ patientid, since }, { scope, ended }) =>
      followPatient(scope, patientid, since ?? null, ended),
  },
});
