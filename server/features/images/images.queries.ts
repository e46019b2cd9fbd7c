import type { Scope } from "@restride/domain/access/scope.ts";
import type { ImageFolder } from "@restride/domain/images/image.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const unusedImagesRow = row({ name: column.text, folder: column.textOf<ImageFolder>() });

export const makeImagesQueries = (db: Database) => ({
  /**
   * Returns images that were uploaded before an instant and that no record uses: chosen in a form that was never saved or a message that
   * was never sent, or replaced since.
   */
  acrossCustomersUnused: (scope: Scope, before: string) =>
    db.rows(
      scope,
      "unusedImages",
      typedSql(unusedImagesRow)`select i.name, i.folder from images i
        where i.uploaded_at < ${before}::timestamptz
          and not exists (select from case_comments m where m.customer_id = i.customer_id and m.image = i.name)
          and not exists (select from surgeons s where s.photo = '/images/' || i.name || '.webp')
          and not exists (select from users u where u.photo = '/images/' || i.name || '.webp')
          and not exists (select from customers c where c.logo = '/images/' || i.name || '.webp')
          and not exists (select from devices d where d.image = '/images/' || i.name || '.webp')
          and not exists (select from questionnaires q where q.image = '/images/' || i.name || '.webp')
          and not exists (select from exercises e where e.image = '/images/' || i.name || '.webp')
          and not exists (select from content_drafts d where d.body ->> 'image' = '/images/' || i.name || '.webp')
          and not exists (select from companies c where c.logo = '/images/' || i.name || '.webp')
        order by i.uploaded_at limit 10000`,
    ),

  /** Returns those of the names that have a row. */
  acrossCustomersKnown: (scope: Scope, names: readonly string[]) =>
    db.rows(
      scope,
      "knownImages",
      build
        .selectFrom("images")
        .select("name")
        .where(sql<boolean>`name = any(${[...names]})`),
    ),
});

export type ImagesQueries = ReturnType<typeof makeImagesQueries>;
