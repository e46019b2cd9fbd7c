import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Diagnosis } from "@restride/domain/diagnoses/diagnosis.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const storedDiagnosisRow = row({
  dxCode: column.text,
  version: column.number,
  deleted: column.boolean,
});

/** A diagnosis as it is stored, including deleted ones. */
export type StoredDiagnosis = Row<typeof storedDiagnosisRow>;

const isOfPatient = ({ customerId }: CustomerScope, patientId: Id) =>
  sql`customer_id = ${customerId} and patient_id = ${patientId}`;

export const makeDiagnosesStore = (db: Database) => ({
  /** Returns the diagnoses of a patient, locked. */
  storedDiagnoses: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "lockDiagnoses",
      typedSql(storedDiagnosisRow)`select dx_code as "dxCode", version, deleted_at is not null as deleted from diagnoses
        where ${isOfPatient(scope, patientId)} order by dx_code for update`,
    ),

  /** Adds a diagnosis; returns false when its code is recorded already. A deleted diagnosis with that code is recorded again. */
  add: (scope: CustomerScope, patientId: Id, { dxCode, dxDescription }: Diagnosis, at: string): Promise<boolean> =>
    db.returnsRow(
      scope,
      "addDiagnosis",
      sql`insert into diagnoses as d (customer_id, patient_id, dx_code, dx_description, added_at, updated_at)
        values (${scope.customerId}, ${patientId}, ${dxCode}, ${dxDescription}, ${at}, ${at})
        on conflict (customer_id, patient_id, dx_code) do update
        set dx_description = excluded.dx_description, added_at = excluded.added_at, updated_at = excluded.updated_at,
          version = d.version + 1, deleted_at = null
        where d.deleted_at is not null returning 1`,
    ),

  /** Changes the code or description of a diagnosis. A deleted diagnosis with the new code is removed. */
  change: (
    scope: CustomerScope,
    patientId: Id,
    from: string,
    { dxCode, dxDescription }: Diagnosis,
    at: string,
  ): void => {
    if (dxCode !== from)
      db.write(
        scope,
        "forgetDeletedDiagnosis",
        sql`delete from diagnoses where ${isOfPatient(scope, patientId)} and dx_code = ${dxCode} and deleted_at is not null`,
      );
    db.write(
      scope,
      "changeDiagnosis",
      sql`update diagnoses set dx_code = ${dxCode}, dx_description = ${dxDescription}, updated_at = ${at}, version = version + 1
        where ${isOfPatient(scope, patientId)} and dx_code = ${from}`,
    );
  },

  /** Deletes a diagnosis at an instant, or restores it: null. */
  setDeleted: (scope: CustomerScope, patientId: Id, dxCode: string, at: string | null): void =>
    db.write(
      scope,
      "deleteDiagnosis",
      sql`update diagnoses set deleted_at = ${at} where ${isOfPatient(scope, patientId)} and dx_code = ${dxCode}`,
    ),
});

export type DiagnosesStore = ReturnType<typeof makeDiagnosesStore>;
