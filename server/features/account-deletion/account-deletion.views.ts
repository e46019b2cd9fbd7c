import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface KeptDeletion {
  readonly requestedOn: string;
  readonly eraseOn: CalendarDate;
  readonly withdrawnOn: string | null;
  readonly erasedOn: string | null;
}

interface Request {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: CalendarDate;
  readonly phone: string;
  readonly requestedAt: string;
}

/** A record that is the person of a request, and how that person is reached. */
export interface Match {
  readonly customerId: Id;
  readonly patientId: Id | null;
  readonly registrationId: Id | null;
  readonly clinic: string;
  readonly timeZone: string;
  readonly email: string;
  readonly phone: string;
}

export const makeAccountDeletionViews = (db: Database) => ({
  request: (scope: EveryScope, requestId: Id) =>
    db.row(
      scope,
      "deletionRequest",
      build
        .selectFrom("deletion_requests")
        .select(["first_name as firstName", "last_name as lastName", "dob", "phone", "requested_at as requestedAt"])
        .where("request_id", "=", requestId)
        .$castTo<Request>(),
    ),

  /** Patients, and registrations that never became one, with exactly these names, birth date and phone. */
  acrossCustomersMatches: (scope: EveryScope, { firstName, lastName, dob, phone }: Request) =>
    db.rows(
      scope,
      "deletionMatches",
      sql<Match>`
        select c.customer_id as "customerId", m.patient_id as "patientId", m.registration_id as "registrationId",
          c.name as clinic, c.time_zone as "timeZone", m.email, m.phone
        from (
          select customer_id, patient_id, null::uuid as registration_id, first_name, last_name, dob, phone, email from patients
          union all
          select customer_id, null, registration_id, first_name, last_name, dob, phone, email from registered_patients
          where patient_id is null) m
        join customers c on c.customer_id = m.customer_id
        where m.phone = ${phone} and m.dob = ${dob}
          and lower(m.first_name) = lower(${firstName}) and lower(m.last_name) = lower(${lastName})`,
    ),

  /** A request of the clinic, with the day of the erasure on its calendar. */
  deletion: (scope: CustomerScope, deletionId: Id) =>
    db.row(
      scope,
      "deletion",
      sql<KeptDeletion>`
        select d.requested_at as "requestedOn", (d.erase_at at time zone c.time_zone)::date as "eraseOn",
          d.withdrawn_at as "withdrawnOn", d.erased_at as "erasedOn"
        from account_deletions d join customers c on c.customer_id = d.customer_id
        where d.customer_id = ${scope.customerId} and d.deletion_id = ${deletionId}`,
    ),

  /** What the patient of a request still has. */
  devicesOut: (scope: CustomerScope, deletionId: Id) =>
    db.rows(
      scope,
      "devicesOut",
      sql<{ name: string; status: string; since: CalendarDate | null }>`
        select e.display_name as name, i.status, coalesce(i.delivered_on, i.shipped_on) as since
        from account_deletions d
        join patient_devices i on i.customer_id = d.customer_id and i.patient_id = d.patient_id
        join devices e on e.device_id = i.device_id
        where d.customer_id = ${scope.customerId} and d.deletion_id = ${deletionId} and i.status in ('Shipped', 'Delivered')
        order by e.display_name, i.item_id`,
    ),

  /** What is to be erased by now. */
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

export type AccountDeletionViews = ReturnType<typeof makeAccountDeletionViews>;
