import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { takeBackMilliseconds } from "@restride/domain/case-work/comment.ts";
import { idField } from "@restride/domain/values/id.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import { queuedJob } from "../../platform/jobs/jobs.ts";
import type { CaseWork } from "./case-work.lookups.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";

const actor = "push-comment";

/** Queues the push of a comment for the time when the comment can no longer be taken back. */
export const pushCommentLater = (queue: Queue) =>
  eventHandler({
    name: actor,
    to: "CommentAdded",
    handle: (scope, { no, subjectId, data }) => {
      const comment = { customerId: scope.customerId, no, subjectId, ...data };
      return queue(scope, actor, comment, `${actor} ${data.comment}`, takeBackMilliseconds);
    },
  });

const payload = z.object({
  customerId: idField,
  no: z.number(),
  subjectId: idField.nullable(),
  case: idField,
  comment: idField,
  by: idField.nullable(),
});

interface Deps {
  readonly db: Database;
  readonly caseWork: CaseWork;
  readonly browserNews: BrowserNews;
}

/** Returns the job that pushes a comment to browsers, unless the comment was taken back or deleted meanwhile. */
export const makePushComment = ({ db, caseWork, browserNews }: Deps) =>
  queuedJob({
    name: actor,
    payload,
    run: ({ customerId, no, subjectId, comment, by: authorId, case: caseid }) => {
      const scope = systemCustomerScope(customerId, actor);
      return db.transaction(scope, async () => {
        if (!(await caseWork.isCommentPresent(scope, comment))) return;
        await browserNews.push(
          scope,
          { no, subjectId, authorId, record: comment },
          "message",
          pathOf("caseDetail", { caseid }),
        );
      });
    },
  });
