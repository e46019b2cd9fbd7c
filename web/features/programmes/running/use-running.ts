import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { surgeryTypes } from "@restride/domain/schedules/surgery-days.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import type { PlanContext } from "../plan-context.ts";
import { type Names, useNames } from "../use-content.ts";
import {
  RunningDevicesDocument,
  RunningExercisesDocument,
  RunningFormsDocument,
  RunningPatientDocument,
  type RunningPatientQuery,
} from "./running.graphql.ts";
import { deviceOf, exerciseOf, formOf } from "./running-rows.ts";

export type RunningPatient = NonNullable<RunningPatientQuery["getPatient"]["patient"]>;

const tags = ["schedules"] as const;

/**
 * Loads a running programme; parts are null while they load. `patientRefusal` is the server's sentence if it refused the patient. Other failures wait
 * until the patient's answer is there, because they are of no interest without a patient.
 */
export function useRunning(id: string) {
  const variables = useMemo(() => ({ id }), [id]);
  const patient = useGraphqlQuery(RunningPatientDocument, variables, { tags: ["patients"] });
  const exercises = useGraphqlQuery(RunningExercisesDocument, variables, { tags: tags });
  const devices = useGraphqlQuery(RunningDevicesDocument, variables, { tags: tags });
  const forms = useGraphqlQuery(RunningFormsDocument, variables, { tags: tags });
  const all = [patient, exercises, devices, forms];
  const answers = {
    patient: patient.data?.getPatient.patient ?? null,
    exercise: exercises.data?.getSchedule.schedules ?? null,
    measurement: devices.data?.getDeviceSchedule.schedules ?? null,
    questionnaire: forms.data?.getPatientFeedSchedule.schedules ?? null,
  };
  const hasFailed = ({ failure, data }: (typeof all)[number]): boolean => failure !== null && data === null;
  const isPatientLoading = patient.data === null && patient.failure === null;
  return {
    answers,
    patientRefusal: hasFailed(patient) && patient.refused ? patient.failure : null,
    failed: isPatientLoading ? null : (all.find(hasFailed) ?? null),
    refetch: () => all.forEach((each) => each.refetch()),
  };
}

type Answers = ReturnType<typeof useRunning>["answers"];

/** Responses once all of them are loaded. */
export type RunningProgramme = { readonly [Part in keyof Answers]: NonNullable<Answers[Part]> };

export const allAnswers = (answers: Answers): RunningProgramme | null => {
  const { patient, exercise, measurement, questionnaire } = answers;
  return patient && exercise && measurement && questionnaire ? { patient, exercise, measurement, questionnaire } : null;
};

/** Returns the holds and inactive times of a patient's programme. */
export const pausesOf = ({ technicalholdhistory, active, activesince }: RunningPatient): Pauses => ({
  holds: technicalholdhistory.map(({ holddate, releasedate }) => ({ from: holddate, to: releasedate })),
  inactive: active ? [] : [{ from: activesince, to: null }],
});

/** Returns a patient as rows and cards need one. */
export const plannedOf = ({ firstname, lastname, surgery }: RunningPatient, today: CalendarDate): PlanContext => ({
  patient: {
    firstname,
    lastname,
    surgery: { type: surgeryTypes.find((type) => type === surgery.type) ?? surgeryTypes[0], date: surgery.date },
  },
  today,
  day: daysBetween(surgery.date, today),
});

/** Returns the rows of all areas; `isRunning` leaves out those that have passed. */
export const programmeOf = (
  { exercise, measurement, questionnaire }: RunningProgramme,
  isRunning: boolean,
): Programme => {
  const isIncluded = ({ stage }: { readonly stage: string }): boolean => !isRunning || stage !== "passed";
  return {
    exercises: exercise.exercises.filter(isIncluded).map(exerciseOf),
    devices: measurement.assigneddevices.filter(isIncluded).map(deviceOf),
    feedback: questionnaire.feedback.filter(isIncluded).map(formOf),
  };
};

/** Returns names of content, including content that is no longer offered. */
export function useRunningNames({ exercise, measurement, questionnaire }: RunningProgramme): Names {
  const names = useNames();
  return useMemo(() => {
    const contentById = new Map<string, { name: string; image: string }>([
      ...exercise.exercises.flatMap(
        ({ exercise: { _id, name, image }, regimen }): [string, { name: string; image: string }][] => [
          [_id, { name, image: image ?? "" }],
          ...(regimen
            ? [[regimen._id, { name: regimen.name, image: "" }] as [string, { name: string; image: string }]]
            : []),
        ],
      ),
      ...measurement.assigneddevices.map(
        ({ deviceid, display_name: name, media }) => [deviceid, { name, image: media.image.url ?? "" }] as const,
      ),
      ...questionnaire.feedback.map(
        ({ formid, shortname: name, image }) => [formid, { name, image: image ?? "" }] as const,
      ),
    ]);
    return {
      exercise: (id) => contentById.get(id) ?? names.exercise(id),
      regimen: (id) => contentById.get(id) ?? names.regimen(id),
      device: (id) => contentById.get(id) ?? names.device(id),
      form: (id) => contentById.get(id) ?? names.form(id),
      contentOf: names.contentOf,
      questions: names.questions,
      recalls: names.recalls,
      measures: names.measures,
    };
  }, [names, exercise, measurement, questionnaire]);
}
