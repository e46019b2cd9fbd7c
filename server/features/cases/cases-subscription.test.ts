import { type CustomerScope, customerScope } from "@restride/domain/access/scope.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import type { NumberedEvent } from "../../platform/events/domain-events.ts";
import { makeCasesSubscription } from "./cases-subscription.ts";

const [me, colleague, comment] = [testId("01"), testId("02"), testId("03")];
const [seen, unseen] = [testId("11"), testId("12")];
const ofCase = (authorId: Id | null, caseId = seen) => ({ case: caseId, by: authorId! });

const stored: readonly NumberedEvent[] = [
  { no: 1, kind: "CaseCreated", subjectId: null, data: ofCase(colleague) },
  { no: 2, kind: "CaseCreated", subjectId: null, data: ofCase(null) },
  { no: 3, kind: "CommentAdded", subjectId: null, data: { ...ofCase(me), comment } },
  { no: 4, kind: "CommentAdded", subjectId: null, data: { ...ofCase(colleague), comment } },
  { no: 5, kind: "CommentAdded", subjectId: null, data: { ...ofCase(colleague, unseen), comment } },
  { no: 6, kind: "CommentChanged", subjectId: null, data: { ...ofCase(me), comment } },
  { no: 7, kind: "CaseChanged", subjectId: null, data: ofCase(me) },
  { no: 8, kind: "WorkLogChanged", subjectId: null, data: ofCase(colleague) },
  { no: 9, kind: "CaseMovedToVendor", subjectId: null, data: ofCase(me) },
  { no: 10, kind: "CaseArchived", subjectId: null, data: { ...ofCase(colleague), archived: "yes" } },
  { no: 11, kind: "CaseDeleted", subjectId: null, data: ofCase(colleague) },
  { no: 12, kind: "NoteAdded", subjectId: null, data: { note: comment, by: colleague } },
];

/** Returns the numbers of the events that each subscription tells me. */
const numbersFor = async (name: keyof ReturnType<typeof makeCasesSubscription>): Promise<number[]> => {
  const subscriptions = makeCasesSubscription({
    seenCase: async (_, caseId) => (caseId === seen ? { caseId, patientId: null } : undefined),
    live: { ofKinds: async function* () {} } as never,
    domainEvents: {
      ofKindsSince: async (_: CustomerScope, kinds: readonly string[], no: number) =>
        stored.filter((event) => event.no > no && kinds.includes(event.kind)),
    } as never,
  });
  const scope = customerScope({
    userId: me,
    role: Role.admin,
    application: "AdminWeb",
    customerId: testId("c1"),
    companyId: null,
    surgeonIds: null,
    customerIds: null,
    patientId: null,
  })!;
  const numbers = [];
  for await (const { fact } of subscriptions[name](scope, 0, new AbortController().signal)) numbers.push(fact);
  return numbers;
};

test.each([
  ["comments", [1, 2, 4]],
  ["staffComments", [1, 4]],
  ["list", [1, 2, 3, 4, 6, 7, 8, 9, 10]],
  ["vendorTeam", [9]],
] as const)("C246 C247 C249 C250: %s tells of the cases in sight what it is for", async (name, numbers) => {
  expect(await numbersFor(name)).toEqual(numbers);
});
