import type { EveryScope } from "@restride/domain/access/scope.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const storedSurgeonNameRow = row({
  surgeonId: column.id,
  name: column.text,
  firstname: column.text,
  lastname: column.text,
});

/** A surgeon's name as it was written, and its stored parts. */
export type StoredSurgeonName = Row<typeof storedSurgeonNameRow>;

/** Parts of a surgeon's name, before and after. */
export interface PartedSurgeonName extends StoredSurgeonName {
  readonly next: { readonly firstname: string; readonly lastname: string };
}

const rowsOf = (names: readonly PartedSurgeonName[]) => sql`
  unnest(${names.map(({ surgeonId }) => surgeonId)}::uuid[], ${names.map(({ firstname }) => firstname)}::text[],
    ${names.map(({ lastname }) => lastname)}::text[], ${names.map(({ next }) => next.firstname)}::text[],
    ${names.map(({ next }) => next.lastname)}::text[]) as r (surgeon_id, first_name, last_name, next_first, next_last)`;

/** Returns the store for splitting the names of surgeons and of their accounts. */
export const makeSurgeonNamesStore = (db: Database) => ({
  /** Returns names that were not split yet, locked until the transaction ends. */
  lockNext: (scope: EveryScope, limit: number) =>
    db.rows(
      scope,
      "acrossCustomersLockSurgeonNames",
      typedSql(
        storedSurgeonNameRow,
      )`select surgeon_id as "surgeonId", name, first_name as firstname, last_name as lastname
        from surgeons where not has_name_parts order by customer_id, surgeon_id limit ${limit} for update`,
    ),

  partSurgeons: (scope: EveryScope, names: readonly PartedSurgeonName[]): void =>
    db.write(
      scope,
      "acrossCustomersPartSurgeonNames",
      sql`update surgeons s set first_name = r.next_first, last_name = r.next_last, has_name_parts = true
        from ${rowsOf(names)} where s.surgeon_id = r.surgeon_id`,
    ),

  /** Splits the names of accounts that still have the surgeon's name; an account that was renamed by hand is not changed. */
  partAccounts: (scope: EveryScope, names: readonly PartedSurgeonName[]): void =>
    db.write(
      scope,
      "acrossCustomersPartAccountNames",
      sql`update users u set first_name = r.next_first, last_name = r.next_last, version = u.version + 1
        from ${rowsOf(names)}
        where u.surgeon_id = r.surgeon_id and u.role = ${Role.surgeon} and u.first_name = r.first_name and u.last_name = r.last_name`,
    ),
});
