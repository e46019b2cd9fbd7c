import type { Scope } from "@restride/domain/access/scope.ts";
import type { Database } from "../../platform/database/database.ts";
import { writeNameParts } from "./name-parts.commands.ts";
import type { NameKind } from "./name-kinds.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const unformedNameRow = row({
  kind: column.textOf<NameKind>(),
  ownerId: column.id,
  texts: column.list(column.text).nullable(),
});

/** A name whose parts must be written; without texts when its owner was deleted. */
export type UnformedName = Row<typeof unformedNameRow>;

export const makeNamePartsStore = (db: Database) => ({
  /** Returns some names without parts, locked: a change of one of them waits until its parts are written. */
  acrossCustomersUnformed: (scope: Scope, limit: number) =>
    db.rows(
      scope,
      "acrossCustomersUnformedNames",
      typedSql(unformedNameRow)`
        select u.kind, u.owner_id as "ownerId", coalesce(
          (select array[first_name, last_name] from patients where u.kind = 'patient' and (customer_id, patient_id) = (u.customer_id, u.owner_id)),
          (select array[first_name, last_name] from registered_patients
            where u.kind = 'registration' and (customer_id, registration_id) = (u.customer_id, u.owner_id)),
          (select case u.kind when 'user' then array[first_name, last_name] else array[email] end from users
            where u.kind in ('user', 'userEmail') and user_id = u.owner_id),
          (select case u.kind when 'surgeon' then array[name] else array[email, coalesce(phone_public, '')] end from surgeons
            where u.kind in ('surgeon', 'surgeonContact') and (customer_id, surgeon_id) = (u.customer_id, u.owner_id)),
          (select case u.kind when 'customer' then array[name] else array[access_code] end from customers
            where u.kind in ('customer', 'customerCode') and customer_id = u.owner_id),
          (select array[name] from companies where u.kind = 'company' and company_id = u.owner_id),
          (select array[title] from reminders where u.kind = 'reminder' and customer_id = u.customer_id and reminder_id = u.owner_id)) as texts
        from unformed_names u limit ${limit} for update skip locked`,
    ),

  acrossCustomersWrite: (scope: Scope, names: readonly UnformedName[]) =>
    db.rows(scope, "acrossCustomersWriteNameParts", writeNameParts(names)),
});

export type NamePartsStore = ReturnType<typeof makeNamePartsStore>;
