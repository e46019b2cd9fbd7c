import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { OpenOfPatientQueries } from "./open-of-patient.queries.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly open: OpenOfPatientQueries;
}

/** Makes the use case that returns the orders of a patient in sight that are not sent yet, and the number of coming reminders. */
export const makeGetOpenOfPatient =
  ({ clock, patients, open }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [contact, { today }] = await Promise.all([patients.contactOf(scope, patientId), clock(scope)]);
    if (!contact) return refuse(patientTexts.notFound);
    const [orders, reminders] = await Promise.all([
      open.orders(scope, patientId),
      open.remindersFrom(scope, patientId, today),
    ]);
    return { orders, reminders };
  };
