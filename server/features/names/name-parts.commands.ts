import type { Scope } from "@restride/domain/access/scope.ts";
import { contactParts } from "@restride/domain/names/contact-parts.ts";
import { nameParts } from "@restride/domain/names/search-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { isContactKind, type NameKind } from "./name-kinds.ts";

interface Name {
  readonly kind: NameKind;
  readonly ownerId: Id;
  readonly texts: readonly string[] | null;
}

/**
 * SQL that writes the parts of names that changed. A trigger has added these names to unformed_names; unchanged names are left as they are.
 */
export const writeNameParts = (names: readonly Name[]) => {
  const parts = names.flatMap(({ kind, ownerId, texts }) =>
    [...new Set((texts ?? []).flatMap(isContactKind(kind) ? contactParts : nameParts))].map((part) => ({
      kind,
      ownerId,
      part,
    })),
  );
  return sql`
    with changed as (
      delete from unformed_names u using unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ ownerId }) => ownerId)}::uuid[]) c (kind, owner_id)
      where u.kind = c.kind and u.owner_id = c.owner_id returning u.*)
    insert into name_parts (customer_id, company_id, kind, owner_id, part)
    select c.customer_id, c.company_id, c.kind, c.owner_id, p.part from changed c
    join unnest(${parts.map(({ kind }) => kind)}::text[], ${parts.map(({ ownerId }) => ownerId)}::uuid[],
      ${parts.map(({ part }) => part)}::text[]) p (kind, owner_id, part) on p.kind = c.kind and p.owner_id = c.owner_id`;
};

/**
 * Writes the parts of a name or of contact details in the running transaction, after the row that holds them. `texts` are the columns of which
 * they consist.
 */
export const saveName = (db: Database, scope: Scope, kind: NameKind, ownerId: Id, texts: readonly string[]): void =>
  db.write(scope, "saveNameParts", writeNameParts([{ kind, ownerId, texts }]));
