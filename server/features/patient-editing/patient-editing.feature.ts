import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import type { GetPatient } from "../patient-page/get-patient.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Progress } from "../recording/progress.commands.ts";
import type { SurgeryMoves } from "../schedules/surgery/surgery-moves.commands.ts";
import type { CoachOfCompany } from "../users/coaches.commands.ts";
import { makeEditParts } from "./edit-parts.ts";
import { makeEditPatient } from "./edit-patient.ts";
import { makeGetOpenOfPatient } from "./get-open-of-patient.ts";
import { makeOpenOfPatientQueries } from "./open-of-patient.queries.ts";
import { makePatientEditStore } from "./patient-edit.store.ts";
import { makePatientMatchesQueries } from "./patient-matches.queries.ts";
import { makePatientsStore } from "./patients.store.ts";
import { makePausePatient } from "./pause-patient.ts";
import { makeValidatePatient } from "./validate-patient.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly coachOfCompany: CoachOfCompany;
  readonly getPatient: GetPatient;
  readonly orders: Orders;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly surgeryMoves: SurgeryMoves;
}

/** What staff change of a patient. */
export const patientEditingFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const sql = { patientsStore: makePatientsStore(db), store: makePatientEditStore(db) };
  const deps = { ...featureDeps, ...sql, matches: makePatientMatchesQueries(db) };
  const openOf = makeGetOpenOfPatient({ ...deps, open: makeOpenOfPatientQueries(db) });
  const validate = makeValidatePatient(deps);
  const edit = makeEditPatient(deps);
  const parts = makeEditParts(deps);
  const pause = makePausePatient(deps);
  return {
    resolvers: {
      Query: {
        getOpenOfPatient: ({ patientid }, { scope }) => openOf(scope, patientid),
        validatePatient: ({ patient }, { scope }) => validate(scope, patient),
      },
      Mutation: {
        editPatient: ({ id, input }, { scope, viewer }) => edit(scope, viewer, id, input),
        addeditCaregiver: (input, { scope, viewer }) => parts.caregiver(scope, viewer, input),
        addeditShipAddress: (input, { scope, viewer }) => parts.shipAddress(scope, viewer, input),
        addeditHealthcoach: ({ patientid, healthcoachid }, { scope, viewer }) =>
          parts.healthCoach(scope, viewer, patientid, healthcoachid ?? null),
        putPatientOnHold: ({ isNew, patientid, note }, { scope }) => pause.setHold(scope, patientid, isNew, note ?? ""),
        togglePatientStatus: ({ patientId, isActive }, { scope }) => pause.setActive(scope, patientId, isActive),
      },
    },
  };
};
