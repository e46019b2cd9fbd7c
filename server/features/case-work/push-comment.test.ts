import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CaseWork } from "./case-work.lookups.ts";
import { makePushComment } from "./push-comment.ts";

const numbered = (number: number) => testId(`0192f000-00e8-7000-8000-00000000000${number}`);
const [customerId, patientId, caseId, commentId, authorId] = [1, 2, 3, 4, 5].map(numbered);

test("news of a comment open its case, and are for all but its author", async () => {
  const pushes: unknown[] = [];
  const job = makePushComment({
    db: { transaction: (_: unknown, work: () => Promise<void>) => work() } as unknown as Database,
    caseWork: { isCommentPresent: () => Promise.resolve(true) } as unknown as CaseWork,
    browserNews: { push: async (_: unknown, ...rest: unknown[]) => void pushes.push(rest) } as unknown as BrowserNews,
  });
  await job.run({ customerId, no: 7, subjectId: patientId, case: caseId, comment: commentId, by: authorId });
  expect(pushes).toEqual([
    [{ no: 7, subjectId: patientId, authorId, record: commentId }, "message", `/cases/${caseId}`],
  ]);
});
