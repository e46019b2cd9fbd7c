import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

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
