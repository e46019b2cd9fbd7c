import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";
import type { TouchCase } from "./touch-case.commands.ts";

interface Deps {
  readonly db: Database;
  readonly touchCase: TouchCase;
  readonly newId: () => Id;
}

/**
 * Makes the function that adds a comment of the caller to a case that was found in the scope, in the running transaction; returns the comment's id.
 */
export const makeAddCaseComment =
  ({ db, touchCase, newId }: Deps) =>
  (scope: CustomerScope, caseId: Id, text: string, at: string): Id => {
    const commentId = newId();
    db.write(
      scope,
      "sayInCase",
      build.insertInto("case_comments").values({
        customer_id: scope.customerId,
        case_id: caseId,
        comment_id: commentId,
        author_id: scope.userId,
        text,
        commented_at: at,
      }),
    );
    touchCase(scope, caseId, at);
    return commentId;
  };

export type SayInCase = ReturnType<typeof makeAddCaseComment>;
