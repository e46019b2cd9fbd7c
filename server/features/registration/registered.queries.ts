import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { readRegisteredSearch } from "@restride/domain/registration/registered-search.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { namedIds } from "../names/name-parts.lookups.ts";

type Search = ReturnType<typeof readRegisteredSearch>;

const waitingRegistrations = ({ customerId }: CustomerScope) =>
  build
    .selectFrom("registered_patients as r")
    .where("r.customer_id", "=", customerId)
    .where("r.patient_id", "is", null);

const matchingRows = (scope: CustomerScope, { lastFour, nameParts }: Search) =>
  waitingRegistrations(scope)
    .$if(lastFour !== undefined, (rows) => rows.where("r.phone_last_four", "=", lastFour!))
    .$if(nameParts !== undefined, (rows) =>
      rows.where(sql<boolean>`r.registration_id = any(${namedIds("registration", nameParts!)})`),
    );

export const makeRegisteredQueries = (db: Database) => ({
  counts: (scope: CustomerScope, search: Search) =>
    db.one(
      scope,
      "countRegistered",
      build.selectNoFrom([
        matchingRows(scope, search)
          .select(sql<number>`count(*)::int`.as("total"))
          .as("total"),
        waitingRegistrations(scope)
          .select(sql<number>`count(*)::int`.as("waiting"))
          .as("waiting"),
      ]),
    ),

  page: (scope: CustomerScope, search: Search, page: Page) =>
    db.rows(
      scope,
      "registeredPatients",
      matchingRows(scope, search)
        .select(["r.registration_id as _id", "r.first_name as firstname", "r.last_name as lastname", "r.gender"])
        .select(["r.dob", "r.phone", "r.signed_at as signedAt", "r.is_repeated as isrepeated"])
        .select(
          sql<number>`(select count(*)::int from signed_consents c
            where c.customer_id = r.customer_id and c.registration_id = r.registration_id)`.as("signed"),
        )
        .select(
          sql<number>`(select count(*)::int from (
            select form_id from (
              select distinct on (form_id) form_id, active from consent_forms
              where customer_id = r.customer_id order by form_id, version desc) newest
            where active
            union select c.form_id from signed_consents c
            where c.customer_id = r.customer_id and c.registration_id = r.registration_id) required)`.as("forms"),
        )
        .orderBy("r.signed_at", "desc")
        .orderBy("r.registration_id")
        .limit(page.pageSize)
        .offset(offsetOf(page)),
    ),

  /** Returns a registration that still waits. */
  entered: (scope: CustomerScope, registrationId: Id) =>
    db.row(
      scope,
      "registeredPatient",
      waitingRegistrations(scope)
        .where("r.registration_id", "=", registrationId)
        .select(["r.registration_id as _id", "r.first_name as firstname", "r.last_name as lastname", "r.gender"])
        .select(["r.dob", "r.phone", "r.email", "r.height_in as height", "r.email_opt_in", "r.include_devices"])
        .select(["r.ship_address as shipAddress", "r.caregiver", "r.signed_at as signedAt"])
        .select(
          sql<
            { title: string; version: number }[]
          >`(select coalesce(json_agg(json_build_object('title', f.title, 'version', f.version) order by c.sequence), '[]')
            from signed_consents c join consent_forms f
              on f.customer_id = c.customer_id and f.form_id = c.form_id and f.version = c.version
            where c.customer_id = r.customer_id and c.registration_id = r.registration_id)`.as("forms"),
        ),
    ),

  /** Returns the signed forms of a registration that still waits, as one file; without bytes until the file is made. */
  signed: (scope: CustomerScope, registrationId: Id) =>
    db.row(
      scope,
      "signedForms",
      waitingRegistrations(scope)
        .leftJoin("consent_documents as d", (join) =>
          join.onRef("d.customer_id", "=", "r.customer_id").onRef("d.registration_id", "=", "r.registration_id"),
        )
        .where("r.registration_id", "=", registrationId)
        .select("d.pdf"),
    ),
});

export type RegisteredQueries = ReturnType<typeof makeRegisteredQueries>;

/** All data that a person entered. */
export type EnteredRegistration = RowOf<RegisteredQueries["entered"]>;
