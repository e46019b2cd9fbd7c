import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Comment } from "@restride/domain/case-work/comment.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const ownCommentRow = row({
  caseId: column.id,
  version: column.number,
  deleted: column.boolean,
  commentedAt: column.text,
  image: column.text.nullable(),
});

/** A comment of the scope's user, and the fields that decide whether it may be changed. */
export type OwnComment = Row<typeof ownCommentRow>;

const isOwnComment = ({ customerId, userId }: CustomerScope, commentId: Id) =>
  sql<boolean>`customer_id = ${customerId} and comment_id = ${commentId} and author_id = ${userId}`;

export const makeCommentsStore = (db: Database) => ({
  /** Returns the comment if the scope's user wrote it. Locks its case first, and then the comment. */
  own: (scope: CustomerScope, commentId: Id) =>
    db.row(
      scope,
      "ownComment",
      typedSql(
        ownCommentRow,
      )`select m.case_id as "caseId", m.version, m.deleted_at is not null as deleted, m.commented_at as "commentedAt", m.image
        from cases c join case_comments m on m.customer_id = c.customer_id and m.case_id = c.case_id
        where m.customer_id = ${scope.customerId} and m.comment_id = ${commentId} and m.author_id = ${scope.userId}
        for no key update of c for update of m`,
    ),

  /** Returns whether the scope's user uploaded this image for a message, and no message shows it. */
  isOwnImage: (scope: CustomerScope, name: string) =>
    db.returnsRow(
      scope,
      "isOwnMessageImage",
      sql`select from images i where i.customer_id = ${scope.customerId} and i.name = ${name} and i.folder = 'message'
        and i.uploaded_by = ${scope.userId} and not exists (
          select from case_comments m where m.customer_id = i.customer_id and m.image = i.name and m.deleted_at is null)`,
    ),

  add: (scope: CustomerScope, caseId: Id, commentId: Id, { comment, priority, image }: Comment, at: string): void =>
    db.write(
      scope,
      "addComment",
      build.insertInto("case_comments").values({
        customer_id: scope.customerId,
        case_id: caseId,
        comment_id: commentId,
        author_id: scope.userId,
        text: comment,
        is_urgent: priority === "URGENT",
        image: image || null,
        commented_at: at,
      }),
    ),

  change: (scope: CustomerScope, commentId: Id, text: string, at: string): void =>
    db.write(
      scope,
      "changeComment",
      build
        .updateTable("case_comments")
        .set({ text, edited_at: at, version: sql`version + 1` })
        .where(isOwnComment(scope, commentId)),
    ),

  /** Deletes a comment at an instant, or restores it: null. */
  setDeleted: (scope: CustomerScope, commentId: Id, at: string | null): void =>
    db.write(
      scope,
      "deleteComment",
      build.updateTable("case_comments").set({ deleted_at: at }).where(isOwnComment(scope, commentId)),
    ),
});

export type CommentsStore = ReturnType<typeof makeCommentsStore>;
