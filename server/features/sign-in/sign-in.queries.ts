import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { sql } from "kysely";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { isOfSurgeons, type SightLimits } from "../sight/sight.lookups.ts";

/** Start and end of the session of a token; both null after its end. */
export interface SessionTimes {
  readonly sessionStartedAt: string | null;
  readonly sessionEndsAt: string | null;
}

/** SQL columns with the times of an account's session. Session ids are unique over all accounts. */
const sessionTimes = (account: "users.user_id" | "patients.patient_id", sessionId: Id | null) =>
  (["started_at", "ends_at"] as const).map((column) =>
    sql<
      string | null
    >`(select ${sql.ref(column)} from sessions where session_id = ${sessionId} and account_id = ${sql.ref(account)})`.as(
      column === "started_at" ? "sessionStartedAt" : "sessionEndsAt",
    ),
  );

const accounts = build
  .selectFrom("users")
  .select([
    "user_id as userId",
    "role",
    "email",
    "active",
    "password_hash as passwordHash",
    "customer_id as customerId",
    "company_id as companyId",
    "surgeon_id as surgeonId",
    "associate_surgeons as associateSurgeons",
    "tokens_valid_from as tokensValidFrom",
    "last_login_at as lastLoginAt",
  ]);

/** An account with the fields that signing in needs. */
export type Account = RowOf<typeof accounts>;

interface InSession {
  readonly userId: Id;
  readonly customerId: Id | null;
  readonly sessionId: Id | null;
}

/** SQL that is run every two seconds for each session, so it reads only the relevant clinics: a company may have hundreds. */
const accountInSession = compiledOnce(({ userId, customerId, sessionId }: InSession) =>
  accounts
    .select([
      ...sessionTimes("users.user_id", sessionId),
      sql<
        Id[]
      >`array(select customer_id from customers where customer_id = any(users.associate_customers) and company_id = users.company_id)`.as(
        "coachedCustomers",
      ),
      sql<boolean>`exists(select from customers where customer_id = ${customerId} and company_id = users.company_id)`.as(
        "isInCompany",
      ),
    ])
    .where("user_id", "=", userId),
);

/**
 * An account in a session, with its company's clinics: those mapped to a coach, and whether the session's clinic still belongs to the
 * company.
 */
export type SessionAccount = RowOf<typeof accountInSession>;

const patientAccounts = build
  .selectFrom("patients")
  .select([
    "patient_id as patientId",
    "customer_id as customerId",
    "active",
    "password_hash as passwordHash",
    "email",
    "tokens_valid_from as tokensValidFrom",
  ]);

export type PatientAccount = RowOf<typeof patientAccounts>;

export const makeSignInQueries = (db: Database) => ({
  accountByEmail: (scope: Scope, email: string) =>
    db.row(scope, "accountByEmail", accounts.where(sql`lower(email)`, "=", normaliseEmail(email))),

  accountById: (scope: Scope, userId: Id) => db.row(scope, "accountById", accounts.where("user_id", "=", userId)),

  /** Returns the current state of an account, in a session with or without a clinic. */
  accountInSession: (scope: Scope, userId: Id, customerId: Id | null, sessionId: Id | null) =>
    db.row(scope, "accountInSession", accountInSession({ userId, customerId, sessionId })),

  /** Returns the records with one email, newest surgery first: a second operated joint is a second record. */
  patientsByEmail: (scope: Scope, email: string) =>
    db.rows(
      scope,
      "patientsByEmail",
      patientAccounts
        .where(sql`lower(email)`, "=", normaliseEmail(email))
        .orderBy("surgery_date", "desc")
        .limit(5),
    ),

  patientById: (scope: Scope, customerId: Id, patientId: Id) =>
    db.row(
      scope,
      "patientAccount",
      patientAccounts.where("customer_id", "=", customerId).where("patient_id", "=", patientId),
    ),

  /** Returns the current state of a patient's account, in a session. */
  patientInSession: (scope: Scope, customerId: Id, patientId: Id, sessionId: Id) =>
    db.row(
      scope,
      "patientAccountById",
      patientAccounts
        .select(sessionTimes("patients.patient_id", sessionId))
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId),
    ),

  clinicWithCompany: (scope: Scope, customerId: Id) =>
    db.row(
      scope,
      "entrance",
      build
        .selectFrom("customers")
        .select(["customer_id as customerId", "company_id as companyId"])
        .where("customer_id", "=", customerId),
    ),

  profileOf: (scope: Scope, userId: Id) =>
    db.row(
      scope,
      "profileOf",
      build
        .selectFrom("users as u")
        .select([
          "u.user_id as _id",
          "u.first_name as firstname",
          "u.last_name as lastname",
          "u.email",
          "u.photo as userimage",
          "u.role",
          "u.signature",
          "u.surgeon_id as surgeon",
          "u.last_login_at as lastlogintime",
          "u.visited_pages as pagevisited",
          sql<string>`case when u.active then 'active' else 'inactive' end`.as("status"),
          sql<string | null>`u.saved_filter #>> '{}'`.as("filter"),
        ])
        .where("u.user_id", "=", userId),
    ),

  customerProfile: (scope: Scope, customerId: Id) =>
    db.row(
      scope,
      "customerProfile",
      build
        .selectFrom("customers as c")
        .innerJoin("companies as o", "o.company_id", "c.company_id")
        .select([
          "c.customer_id as _id",
          "c.name",
          "c.company_id as company",
          "o.name as companyname",
          "c.logo",
          "c.auto_import_events as autoimportevent",
          "c.access_code as accesscode",
          "c.time_zone as timezone",
        ])
        .where("c.customer_id", "=", customerId),
    ),

  companyProfile: (scope: Scope, companyId: Id) =>
    db.row(
      scope,
      "companyProfile",
      build
        .selectFrom("companies")
        .select(["company_id as _id", "name", "email", "phone", "auto_import_events as autoimportevent"])
        .where("company_id", "=", companyId),
    ),

  patientsCount: async (scope: Scope, customerId: Id, limits: SightLimits) => {
    const { count } = await db.one(
      scope,
      "patientsCount",
      build
        .selectFrom("patients")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("customer_id", "=", customerId)
        .where("active", "=", true)
        .where(isOfSurgeons(limits, "surgeon_id")),
    );
    return count;
  },
});

export type SignInQueries = ReturnType<typeof makeSignInQueries>;
