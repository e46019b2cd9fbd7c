import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Identity } from "@restride/domain/patients/duplicates.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { activeSince } from "../patients/patient-conditions.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const candidateRow = row({
  firstname: column.text,
  lastname: column.text,
  dob: column.date,
  phone: column.text,
  email: column.text,
  _id: column.id,
  isSeen: column.boolean,
  provider: column.text,
  surgeryType: column.text,
  surgeryDate: column.date,
  active: column.boolean,
  createdAt: column.text,
  activeSince: column.date.nullable(),
});

/** A patient who may be the same person, and whether the scope sees them. */
export type Candidate = Row<typeof candidateRow>;

/** So many may share a birth date, a phone or an email with somebody; the rule looks at each. */
const most = 200;

export const makePatientMatchesQueries = (db: Database) => ({
  /** The clinic's patients of the same phone, email or birth date, whoever's they are. */
  candidates: ({ rls, customerId, surgeonIds }: CustomerScope, { phone, email, dob }: Identity) =>
    db.rows(
      { rls },
      "patientCandidates",
      typedSql(candidateRow)`
        select p.patient_id as _id, p.first_name as firstname, p.last_name as lastname, p.dob, p.phone, p.email,
          s.name as provider, p.surgery_type as "surgeryType", p.surgery_date as "surgeryDate", p.active,
          p.created_at as "createdAt", ${activeSince} as "activeSince",
          (${surgeonIds}::uuid[] is null or p.surgeon_id = any(${surgeonIds}::uuid[])) as "isSeen"
        from (
          select patient_id from patients where customer_id = ${customerId} and dob = ${dob}
          union select patient_id from patients where customer_id = ${customerId} and phone_last_four = right(${phone}, 4) and phone = ${phone}
          union select patient_id from patients where customer_id = ${customerId} and email_lower = lower(${email})) same
        join patients p on p.customer_id = ${customerId} and p.patient_id = same.patient_id
        join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id
        order by (p.phone = ${phone}) desc, p.surgery_date desc limit ${sql.lit(most)}`,
    ),
});

export type PatientMatchesQueries = ReturnType<typeof makePatientMatchesQueries>;
