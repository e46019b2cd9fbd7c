import type { CustomerScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { ReadRecovery } from "./recovery.lookups.ts";

interface Deps {
  readonly readRecovery: ReadRecovery;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

/** Makes the use case that returns a patient's recovery, and that of the clinic's others on the same days after surgery. */
export const makeGetRecovery =
  ({ readRecovery, patients, clock, noteRead }: Deps) =>
  async (scope: CustomerScope, patientId: Id) => {
    const [plan, { today }, drawn] = await Promise.all([
      patients.planOf(scope, patientId),
      clock(scope),
      readRecovery(scope, patientId),
    ]);
    if (!plan || !drawn) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getRecovery");
    return { recovery: { ...drawn, day: daysBetween(plan.surgeryDate, today) } };
  };
