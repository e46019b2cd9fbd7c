import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { BrowserNews } from "./browser-news.lookups.ts";
import { pushReminder } from "./notifications.handlers.ts";

const numbered = (number: number) => testId(`0192f000-00ea-7000-8000-00000000000${number}`);
const [patientId, reminderId, authorId] = [numbered(2), numbered(3), numbered(5)];

test("news of a reminder open the reminders, and are for all but who added it", async () => {
  const pushes: unknown[] = [];
  const { handle } = pushReminder({
    browserNews: { push: async (_: unknown, ...rest: unknown[]) => void pushes.push(rest) } as unknown as BrowserNews,
  });
  await handle(systemCustomerScope(numbered(1), "test"), {
    no: 7,
    kind: "ReminderAdded",
    subjectId: patientId,
    data: { by: authorId, reminder: reminderId },
  });
  expect(pushes).toEqual([[{ no: 7, subjectId: patientId, authorId, record: reminderId }, "reminder", "/events"]]);
});
