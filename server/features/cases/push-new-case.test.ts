import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import { pushNewCase } from "./cases.handlers.ts";

const numbered = (number: number) => testId(`0192f000-00e9-7000-8000-00000000000${number}`);
const [patientId, caseId, authorId] = [numbered(2), numbered(3), numbered(5)];

test("news of a case open that case, and are for all but who opened it", async () => {
  const pushes: unknown[] = [];
  const { handle } = pushNewCase({
    browserNews: { push: async (_: unknown, ...rest: unknown[]) => void pushes.push(rest) } as unknown as BrowserNews,
  });
  await handle(systemCustomerScope(numbered(1), "test"), {
    no: 7,
    kind: "CaseCreated",
    subjectId: patientId,
    data: { by: authorId, case: caseId },
  });
  expect(pushes).toEqual([[{ no: 7, subjectId: patientId, authorId, record: caseId }, "message", `/cases/${caseId}`]]);
});
