import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import type { ClinicClock } from "../../customers/customers.lookups.ts";
import type { Orders } from "../../fulfilment/orders.lookups.ts";
import type { Progress } from "../../recording/progress.lookups.ts";
import type { SurgeryMoves } from "../../schedules/surgery/surgery-moves.lookups.ts";
import type { CoachOfCompany } from "../../users/coaches.lookups.ts";
import type { GetPatient } from "../get-patient.ts";
import type { PatientContacts } from "../patients.lookups.ts";
import { makePatientsStore } from "../patients.store.ts";
import { makeEditParts } from "./edit-parts.ts";
import { makeEditPatient } from "./edit-patient.ts";
import { makeGetOpenOfPatient } from "./get-open-of-patient.ts";
import { makeOpenOfPatientQueries } from "./open-of-patient.queries.ts";
import { makePatientEditStore } from "./patient-edit.store.ts";
import { makePatientMatchesQueries } from "./patient-matches.queries.ts";
import { makePausePatient } from "./pause-patient.ts";
import { makeValidatePatient } from "./validate-patient.ts";

/** What changing a patient asks of other features. */
export interface EditDoors {
  readonly clock: ClinicClock;
  readonly orders: Orders;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly surgeryMoves: SurgeryMoves;
  readonly coachOfCompany: CoachOfCompany;
}

interface Deps extends EditDoors {
  readonly db: Database;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
  readonly getPatient: GetPatient;
}

/** All that staff change of a patient. */
export const makePatientEdits = (given: Deps) => {
  const { db } = given;
  const patientsStore = makePatientsStore(db);
  const deps = { ...given, patientsStore, store: makePatientEditStore(db), matches: makePatientMatchesQueries(db) };
  return {
    openOf: makeGetOpenOfPatient({ ...deps, open: makeOpenOfPatientQueries(db) }),
    validate: makeValidatePatient(deps),
    edit: makeEditPatient(deps),
    parts: makeEditParts(deps),
    pause: makePausePatient(deps),
  };
};
