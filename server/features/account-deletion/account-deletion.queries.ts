import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** The person who requests a deletion, or a person who may be meant by a request. */
export const personRow = row({
  firstname: column.text,
  lastname: column.text,
  dob: column.date,
  phone: column.text,
  email: column.text,
});

const storedDeletionRow = row({
  requestedOn: column.text,
  eraseOn: column.date,
  withdrawnOn: column.text.nullable(),
  erasedOn: column.text.nullable(),
});

const requestRow = row({
  ...personRow,
  requestedAt: column.text,
});

type Request = Row<typeof requestRow>;

const deletionRecordRow = row({
  ...personRow,
  customerId: column.id,
  companyId: column.id,
  patientId: column.id.nullable(),
  registrationId: column.id.nullable(),
  clinic: column.text,
  timeZone: column.text,
});

/** A patient, or a registration that never became a patient, who may be the person of a request. */
export type DeletionRecord = Row<typeof deletionRecordRow>;

const devicesOutRow = row({ name: column.text, status: column.text, since: column.date.nullable() });

const onlyCompanyRow = row({ id: column.id });

export const makeAccountDeletionQueries = (db: Database) => ({
  request: (scope: EveryScope, requestId: Id) =>
    db.row(
      scope,
      "deletionRequest",
      typedSql(requestRow)`
        select first_name as firstname, last_name as lastname, dob, phone, coalesce(email, '') as email, requested_at as "requestedAt"
        from deletion_requests where request_id = ${requestId}`,
    ),

  /** Returns the records with the birth date, the phone or the email of a request; each is found by an index. */
  acrossCustomersRecords: (scope: EveryScope, { dob, phone, email }: Request) => {
    const patients = sql`select customer_id, patient_id, null::uuid as registration_id from patients`;
    const registrations = sql`select customer_id, null::uuid, registration_id from registered_patients where patient_id is null and`;
    return db.rows(
      scope,
      "deletionRecords",
      typedSql(deletionRecordRow)`
        select c.customer_id as "customerId", c.company_id as "companyId", r.patient_id as "patientId", r.registration_id as "registrationId",
          c.name as clinic, c.time_zone as "timeZone", coalesce(p.first_name, w.first_name) as firstname,
          coalesce(p.last_name, w.last_name) as lastname, coalesce(p.dob, w.dob) as dob, coalesce(p.phone, w.phone) as phone,
          coalesce(p.email, w.email) as email
        from (
          ${patients} where dob = ${dob} union ${patients} where phone = ${phone} union ${patients} where email_lower = ${email}
          union ${registrations} dob = ${dob} union ${registrations} phone = ${phone} union ${registrations} email = ${email}) r
        join customers c on c.customer_id = r.customer_id
        left join patients p on p.customer_id = r.customer_id and p.patient_id = r.patient_id
        left join registered_patients w on w.customer_id = r.customer_id and w.registration_id = r.registration_id`,
    );
  },

  /** Returns the only company; undefined when there are several. */
  onlyCompany: async (scope: EveryScope): Promise<Id | undefined> => {
    const companies = await db.rows(
      scope,
      "onlyCompany",
      typedSql(onlyCompanyRow)`select company_id as id from companies limit 2`,
    );
    return companies.length === 1 ? companies[0]!.id : undefined;
  },

  /** Returns a patient of the clinic in the fields of a request. */
  person: (scope: CustomerScope, patientId: Id) =>
    db.row(
      scope,
      "personOfPatient",
      typedSql(personRow)`
        select first_name as firstname, last_name as lastname, dob, phone, email from patients
        where customer_id = ${scope.customerId} and patient_id = ${patientId}`,
    ),

  /** Returns a deletion of the clinic, with the day of the erasure in the clinic's time zone. */
  deletion: (scope: CustomerScope, deletionId: Id) =>
    db.row(
      scope,
      "deletion",
      typedSql(storedDeletionRow)`
        select d.requested_at as "requestedOn", (d.erase_at at time zone c.time_zone)::date as "eraseOn",
          d.withdrawn_at as "withdrawnOn", d.erased_at as "erasedOn"
        from account_deletions d join customers c on c.customer_id = d.customer_id
        where d.customer_id = ${scope.customerId} and d.deletion_id = ${deletionId}`,
    ),

  /** Returns the devices that the patient of a deletion still has. */
  devicesOut: (scope: CustomerScope, deletionId: Id) =>
    db.rows(
      scope,
      "devicesOut",
      typedSql(devicesOutRow)`
        select e.display_name as name, i.status, coalesce(i.delivered_on, i.shipped_on) as since
        from account_deletions d
        join patient_devices i on i.customer_id = d.customer_id and i.patient_id = d.patient_id
        join devices e on e.device_id = i.device_id
        where d.customer_id = ${scope.customerId} and d.deletion_id = ${deletionId} and i.status in ('Shipped', 'Delivered')
        order by e.display_name, i.item_id`,
    ),

  /** Returns the deletions whose day of erasure has come. */
  acrossCustomersDue: (scope: EveryScope, at: string) =>
    db.rows(
      scope,
      "dueDeletions",
      build
        .selectFrom("account_deletions")
        .select(["customer_id as customerId", "deletion_id as deletionId"])
        .select(["patient_id as patientId", "registration_id as registrationId"])
        .where("erase_at", "<=", at)
        .where("withdrawn_at", "is", null)
        .where("erased_at", "is", null)
        .orderBy("erase_at"),
    ),
});

export type AccountDeletionQueries = ReturnType<typeof makeAccountDeletionQueries>;
