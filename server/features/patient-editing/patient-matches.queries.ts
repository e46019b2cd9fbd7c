import { type CustomerScope, wholeClinic } from "@restride/domain/access/scope.ts";
import type { Identity } from "@restride/domain/patients/duplicates.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { activeSince, matchingPatients, scopeConditions } from "../patients/patient-conditions.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const candidateRow = row({
  firstname: column.text,
  lastname: column.text,
  dob: column.date,
  phone: column.text,
  email: column.text,
  _id: column.id,
  provider: column.text,
  surgeryType: column.text,
  surgeryDate: column.date,
  active: column.boolean,
  createdAt: column.text,
  activeSince: column.date.nullable(),
});

/** A patient who may be the same person, and whether the scope may see them. */
export type Candidate = Row<typeof candidateRow> & { readonly isSeen: boolean };

/** Maximum number of patients who share a birth date, a phone or an email; the rule checks each of them. */
const maxCandidates = 200;

export const makePatientMatchesQueries = (db: Database) => {
  const everybody = (scope: CustomerScope, { phone, email, dob }: Identity) =>
    db.rows(
      wholeClinic(scope),
      "patientCandidates",
      typedSql(candidateRow)`
        select p.patient_id as _id, p.first_name as firstname, p.last_name as lastname, p.dob, p.phone, p.email,
          s.name as provider, p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate", p.active,
          p.created_at as "createdAt", ${activeSince} as "activeSince"
        from (
          select patient_id from patients where customer_id = ${scope.customerId} and dob = ${dob}
          union select patient_id from patients where customer_id = ${scope.customerId} and phone_last_four = right(${phone}, 4) and phone = ${phone}
          union select patient_id from patients where customer_id = ${scope.customerId} and email_lower = lower(${email})) same
        cross join lateral (select * from patients p where p.patient_id = same.patient_id limit 1) p
        join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id
        order by (p.phone = ${phone}) desc, p.surgery_date desc limit ${sql.lit(maxCandidates)}`,
    );

  /** Returns the patients that the scope may see, which row-level security decides too: the statement above reads beyond it. */
  const seen = async (scope: CustomerScope, patientIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
    if (patientIds.length === 0 || scope.rls.sight === "") return new Set(patientIds);
    const rows = await db.rows(
      scope,
      "seenCandidates",
      matchingPatients({ ...scopeConditions(scope), patients: patientIds }).select("p.patient_id as patientId"),
    );
    return new Set(rows.map(({ patientId }) => patientId));
  };

  return {
    /** Returns the clinic's patients with the same phone, email or birth date, of any surgeon. */
    candidates: async (scope: CustomerScope, identity: Identity): Promise<Candidate[]> => {
      const patients = await everybody(scope, identity);
      const ids = await seen(
        scope,
        patients.map(({ _id }) => _id),
      );
      return patients.map((patient) => ({ ...patient, isSeen: ids.has(patient._id) }));
    },
  };
};

export type PatientMatchesQueries = ReturnType<typeof makePatientMatchesQueries>;
