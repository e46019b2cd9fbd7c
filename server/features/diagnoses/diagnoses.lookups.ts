import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";

/** A diagnosis as it is read, with what the list says of its code. */
export interface RecordedDiagnosis {
  readonly dxCode: string;
  readonly dxDescription: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly listed: boolean;
  readonly endedOn: CalendarDate | null;
}

const recorded = compiledOnce(
  ({ customerId, patientId }: { customerId: Id; patientId: Id }) => sql<RecordedDiagnosis>`
    select d.dx_code as "dxCode", d.dx_description as "dxDescription", d.added_at as "addedAt", d.updated_at as "updatedAt", d.version,
      c.code is not null as listed, c.ended_on as "endedOn"
    from diagnoses d left join diagnosis_codes c on c.code = d.dx_code
    where d.customer_id = ${customerId} and d.patient_id = ${patientId} and d.deleted_at is null
    order by d.added_at desc, d.dx_code`,
);

/** The diagnoses of a patient in the scope, newest first. */
export const makeRecordedDiagnoses =
  (db: Database) =>
  ({ rls, customerId }: CustomerScope, patientId: Id): Promise<RecordedDiagnosis[]> =>
    db.rows({ rls }, "recordedDiagnoses", recorded({ customerId, patientId }));

export type RecordedDiagnoses = ReturnType<typeof makeRecordedDiagnoses>;
