import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const recordedDiagnosisRow = row({
  dxCode: column.text,
  dxDescription: column.text,
  addedAt: column.text,
  updatedAt: column.text,
  version: column.number,
  listed: column.boolean,
  endedOn: column.date.nullable(),
});

/** A recorded diagnosis, with the listed description of its code. */
export type RecordedDiagnosis = Row<typeof recordedDiagnosisRow>;

const recorded = compiledOnce(
  ({ customerId, patientId }: { customerId: Id; patientId: Id }) => typedSql(recordedDiagnosisRow)`
    select d.dx_code as "dxCode", d.dx_description as "dxDescription", d.added_at as "addedAt", d.updated_at as "updatedAt", d.version,
      c.code is not null as listed, c.ended_on as "endedOn"
    from diagnoses d left join diagnosis_codes c on c.code = d.dx_code
    where d.customer_id = ${customerId} and d.patient_id = ${patientId} and d.deleted_at is null
    order by d.added_at desc, d.dx_code`,
);

/** Makes the function that returns the diagnoses of a patient in the scope, newest first. */
export const makeRecordedDiagnoses =
  (db: Database) =>
  ({ rls, customerId }: CustomerScope, patientId: Id): Promise<RecordedDiagnosis[]> =>
    db.rows({ rls }, "recordedDiagnoses", recorded({ customerId, patientId }));

export type RecordedDiagnoses = ReturnType<typeof makeRecordedDiagnoses>;
