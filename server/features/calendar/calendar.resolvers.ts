import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
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
    getDateRangeActivities: ({ patientid, startdate, enddate }, call) =>
      getActivities(inCustomer(call), {
        patientId: patientid,
        from: startdate as CalendarDate,
        to: enddate as CalendarDate,
        withItems: itemFields.some((field) => call.selects("activities", field)),
        operation: "getDateRangeActivities",
      }),
    getRangeExercises: ({ patientid, startdate, enddate }, call) =>
      getExercises(inCustomer(call), patientid, startdate as CalendarDate, enddate as CalendarDate),
  },
  Subscription: {
    onPatientActivity: ({ patientid, since }, call) =>
      followPatient(inCustomer(call), patientid, since ?? null, call.ended),
  },
});
