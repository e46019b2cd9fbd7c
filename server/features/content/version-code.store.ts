import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** A version and the content that it belongs to. */
export interface VersionOf {
  readonly contentId: Id;
  readonly versionId: Id;
}

/** SQL with the code that all versions of content share: that of its first version, or that of its original, otherwise the content id. */
export const codeIn = (table: string, id: string, contentId: Id): RawBuilder<string> => sql`coalesce((
  select t.code from content c join content_versions v on v.content_id in (c.content_id, c.copy_of)
  join ${sql.table(table)} t on t.${sql.ref(id)} = v.version_id where c.content_id = ${contentId} limit 1), ${contentId})`;

/** Returns rows with their positions. */
export const withPositions = <Row extends object>(rows: readonly Row[]): (Row & { readonly position: number })[] =>
  rows.map((row, position) => ({ ...row, position }));
