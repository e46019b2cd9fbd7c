import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { PatientDetails } from "@restride/domain/patients/patient-details.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const formRow = row({
  _id: column.id,
  version: column.number,
  active: column.boolean,
  title: column.text,
  description: column.text,
  view: column.text,
  sequence: column.number,
});

const sealedRegistrationRow = row({ customerId: column.id, registrationId: column.id });

const personNameRow = row({ firstname: column.text, lastname: column.text });

export const makeRegistrationQueries = (db: Database) => ({
  clinic: (scope: CustomerScope) =>
    db.row(
      scope,
      "clinicToRegisterWith",
      build.selectFrom("customers").select(["logo", "name"]).where("customer_id", "=", scope.customerId),
    ),

  /** Returns the newest version of each form that is still in use, in its order. */
  forms: (scope: CustomerScope) =>
    db.rows(
      scope,
      "consentForms",
      typedSql(formRow)`
        select form_id as _id, version, active, title, description, body as view, sequence from (
          select distinct on (form_id) * from consent_forms
          where customer_id = ${scope.customerId} order by form_id, version desc) newest
        where active order by sequence, form_id`,
    ),

  /** Returns the names of patients and registrations with this birth date and phone. */
  namesakes: (scope: CustomerScope, { dob, phone }: PatientDetails) =>
    db.rows(
      scope,
      "registrationNamesakes",
      typedSql(personNameRow)`
        select first_name as firstname, last_name as lastname from (
          select customer_id, first_name, last_name, dob, phone from patients
          union all select customer_id, first_name, last_name, dob, phone from registered_patients) person
        where customer_id = ${scope.customerId} and phone = ${phone} and dob = ${dob}`,
    ),

  registered: (scope: CustomerScope, registrationId: Id) =>
    db.row(
      scope,
      "registered",
      build
        .selectFrom("registered_patients as r")
        .innerJoin("customers as c", "c.customer_id", "r.customer_id")
        .select(["r.first_name as firstName", "r.last_name as lastName", "r.dob", "r.signed_at as signedAt"])
        .select(["r.signature_time as signatureTime", "r.network_address as address", "r.user_agent as userAgent"])
        .select(["r.consent_email as consentEmail", "c.name as clinic", "c.time_zone as timeZone"])
        .where("r.customer_id", "=", scope.customerId)
        .where("r.registration_id", "=", registrationId),
    ),

  signedForms: (scope: CustomerScope, registrationId: Id) =>
    db.rows(
      scope,
      "signedForms",
      build
        .selectFrom("signed_consents as s")
        .innerJoin("consent_forms as f", (join) =>
          join
            .onRef("f.customer_id", "=", "s.customer_id")
            .onRef("f.form_id", "=", "s.form_id")
            .onRef("f.version", "=", "s.version"),
        )
        .select(["f.title", "f.version", "f.body", "s.signature", "s.seal"])
        .where("s.customer_id", "=", scope.customerId)
        .where("s.registration_id", "=", registrationId)
        .orderBy("s.sequence"),
    ),

  document: (scope: CustomerScope, registrationId: Id) =>
    db.row(
      scope,
      "consentDocument",
      build
        .selectFrom("consent_documents")
        .select("pdf")
        .where("customer_id", "=", scope.customerId)
        .where("registration_id", "=", registrationId),
    ),

  /** Returns the registration that a seal or the checksum of a file belongs to. */
  acrossCustomersSealed: (scope: EveryScope, hash: string) =>
    db.row(
      scope,
      "sealedRegistration",
      typedSql(sealedRegistrationRow)`
        select customer_id as "customerId", registration_id as "registrationId" from (
          select customer_id, registration_id, seal as hash from signed_consents
          union all select customer_id, registration_id, sha256 from consent_documents) sealed
        where hash = ${hash} limit 1`,
    ),
});

export type RegistrationQueries = ReturnType<typeof makeRegistrationQueries>;

/** A registration as the signed forms show it. */
export type RegistrationOfForms = RowOf<RegistrationQueries["registered"]>;
/** A form with its signature. */
export type SignedConsent = RowOf<RegistrationQueries["signedForms"]>;
