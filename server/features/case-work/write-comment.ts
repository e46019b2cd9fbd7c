import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { commentForm, mayTakeBack } from "@restride/domain/case-work/comment.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { MutationAddNewCommentArgs, MutationEditCommentArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TouchCase } from "./touch-case.commands.ts";
import { caseNotFound, type SeenCase } from "./case-sight.lookups.ts";
import type { CommentsStore, OwnComment } from "./comments.store.ts";
import { commentTexts } from "@restride/domain/case-work/comment-texts.ts";

interface Deps {
  readonly db: Database;
  readonly comments: CommentsStore;
  readonly seenCase: SeenCase;
  readonly touchCase: TouchCase;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

type CommentOfPatient = OwnComment & { readonly patientId: Id | null };

/**
 * Returns the use cases that add, change, delete, restore and take back comments. Only the author may change a comment, and only while the
 * case is in sight.
 */
export const makeWriteComment = ({ db, comments, seenCase, touchCase, domainEvents, now, newId }: Deps) => {
  const at = () => instantOf(now());

  const ownComment = async (scope: CustomerScope, commentId: Id): Promise<CommentOfPatient | Refusal> => {
    const storedComment = await comments.own(scope, commentId);
    const seen = storedComment && (await seenCase(scope, storedComment.caseId));
    return seen ? { ...storedComment, patientId: seen.patientId } : refuse(commentTexts.notFound);
  };

  const recordChange = (scope: CustomerScope, { caseId, patientId }: CommentOfPatient, comment: Id) => {
    const data = { case: caseId, by: scope.userId, comment };
    return domainEvents.record(scope, { kind: "CommentChanged", subjectId: patientId, data });
  };

  const add = (scope: CustomerScope, { caseId, ...sent }: MutationAddNewCommentArgs) =>
    db.transaction(scope, async () => {
      const comment = parseOrRefuse(commentForm, withoutNull(sent));
      if (isRefusal(comment)) return comment;
      const seen = await seenCase(scope, caseId);
      if (!seen) return caseNotFound;
      if (comment.image !== "" && !(await comments.isOwnImage(scope, comment.image)))
        return refuse(imageTexts.notFound);
      const [commentid, commentedAt] = [newId(), at()];
      comments.add(scope, caseId, commentid, comment, commentedAt);
      touchCase(scope, caseId, commentedAt);
      const data = { case: caseId, by: scope.userId, comment: commentid };
      await domainEvents.record(scope, { kind: "CommentAdded", subjectId: seen.patientId, data });
      return { commentid, message: commentTexts.sent };
    });

  const change = (scope: CustomerScope, { id, comment: text, version }: MutationEditCommentArgs) =>
    db.transaction(scope, async () => {
      const storedComment = await ownComment(scope, id);
      if (isRefusal(storedComment)) return storedComment;
      if (storedComment.deleted) return refuse(commentTexts.notFound);
      const form = parseOrRefuse(commentForm, { comment: text, image: storedComment.image ?? "" });
      if (isRefusal(form)) return form;
      if (isStale(version, storedComment.version)) return refuse(commentTexts.changed);
      comments.change(scope, id, form.comment, at());
      await recordChange(scope, storedComment, id);
      return { message: commentTexts.updated };
    });

  const setDeleted = (scope: CustomerScope, id: Id, deleted: boolean) =>
    db.transaction(scope, async () => {
      const storedComment = await ownComment(scope, id);
      if (isRefusal(storedComment)) return storedComment;
      if (storedComment.deleted !== deleted) {
        comments.setDeleted(scope, id, deleted ? at() : null);
        await recordChange(scope, storedComment, id);
      }
      return { message: deleted ? commentTexts.deleted : commentTexts.restored };
    });

  const takeBack = (scope: CustomerScope, id: Id) =>
    db.transaction(scope, async () => {
      const storedComment = await ownComment(scope, id);
      if (isRefusal(storedComment)) return storedComment;
      if (storedComment.deleted) return refuse(commentTexts.notFound);
      if (!mayTakeBack(Date.parse(storedComment.commentedAt), now())) return refuse(commentTexts.hasLeft);
      comments.setDeleted(scope, id, at());
      await recordChange(scope, storedComment, id);
      return { message: commentTexts.takenBack };
    });

  return { add, change, setDeleted, takeBack };
};
