import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import type { Body } from "./bodies.queries.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";

/** New content. */
interface NewContent {
  readonly contentId: Id;
  readonly kind: ContentKind;
  readonly company: Id | null;
  readonly copyOf: Id | null;
}

/** The person who made a change, and its time, ISO 8601. */
export interface Authorship {
  readonly userId: Id;
  readonly at: string;
}

/** A version to publish. */
interface NewVersion {
  readonly contentId: Id;
  readonly versionId: Id;
  readonly number: number;
}

export const makeOwnContentStore = (db: Database) => ({
  add: (scope: EditorScope, { contentId, kind, company, copyOf }: NewContent) =>
    db.rows(
      scope,
      "addContent",
      build.insertInto("content").values({ content_id: contentId, kind, company_id: company, copy_of: copyOf }),
    ),

  /** Locks content, so that its changes run one after the other. */
  lock: (scope: EditorScope, contentId: Id) =>
    db.rows(scope, "lockContent", sql`select 1 from content where content_id = ${contentId} for update`),

  addDraft: (scope: EditorScope, contentId: Id, body: Body, { userId, at }: Authorship) =>
    db.rows(
      scope,
      "addContentDraft",
      build
        .insertInto("content_drafts")
        .values({ content_id: contentId, body: JSON.stringify(body), changed_by: userId, changed_at: at }),
    ),

  saveDraft: (scope: EditorScope, contentId: Id, body: Body, { userId, at }: Authorship) =>
    db.rows(
      scope,
      "saveContentDraft",
      build
        .updateTable("content_drafts")
        .set({ body: JSON.stringify(body), changed_by: userId, changed_at: at, version: sql`version + 1` })
        .where("content_id", "=", contentId),
    ),

  removeDraft: (scope: EditorScope, contentId: Id) =>
    db.rows(scope, "removeContentDraft", build.deleteFrom("content_drafts").where("content_id", "=", contentId)),

  /** Deletes content that was never published. */
  remove: (scope: EditorScope, contentId: Id) =>
    db.rows(scope, "removeContent", build.deleteFrom("content").where("content_id", "=", contentId)),

  publish: (scope: EditorScope, { contentId, versionId, number }: NewVersion, { userId, at }: Authorship) =>
    db.rows(
      scope,
      "publishContent",
      build.insertInto("content_versions").values({
        version_id: versionId,
        content_id: contentId,
        number,
        published_at: at,
        published_by: userId,
      }),
    ),

  /** Sets the clinics that content is offered to; null for all. */
  offer: (scope: EditorScope, contentId: Id, customers: readonly Id[] | null) =>
    db.rows(
      scope,
      "offerContent",
      sql`update content set customer_ids = ${customers && [...customers]}::uuid[] where content_id = ${contentId}`,
    ),

  retire: (scope: EditorScope, contentId: Id, at: string | null) =>
    db.rows(
      scope,
      "retireContent",
      build.updateTable("content").set({ retired_at: at }).where("content_id", "=", contentId),
    ),
});

export type OwnContentStore = ReturnType<typeof makeOwnContentStore>;
