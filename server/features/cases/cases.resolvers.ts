import type { CompanyScope } from "@restride/domain/access/scope.ts";
import { acrossCustomers, type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeCountCases } from "./count-cases.ts";
import type { makeCreateCase } from "./create-case.ts";
import type { makeFollowComments } from "./follow-comments.ts";
import type { makeGetCase } from "./get-case.ts";

interface UseCases {
  readonly createCase: ReturnType<typeof makeCreateCase>;
  readonly getCase: ReturnType<typeof makeGetCase>;
  readonly countCases: ReturnType<typeof makeCountCases>;
  readonly followComments: ReturnType<typeof makeFollowComments>;
}

export const casesResolvers = ({ createCase, getCase, countCases, followComments }: UseCases): Faces => ({
  Query: {
    getActionCase: ({ caseId }, call) => getCase(inCustomer(call), caseId),
    getActionCaseStats: ({ customerid }, call) => countCases(acrossCustomers(call) as CompanyScope, customerid ?? null),
  },
  Mutation: {
    createNewCase: ({ input }, call) => createCase(inCustomer(call), call.viewer!, input),
  },
  Subscription: {
    onComment: ({ since }, call) => followComments(inCustomer(call), since ?? null),
  },
});
