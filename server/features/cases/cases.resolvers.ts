import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { MutationCreateNewCaseArgs } from "../../generated/resolvers.ts";
import type { Call } from "../../platform/graphql/context.ts";
import { acrossCustomers, type Faces, inCustomer } from "../../platform/graphql/faces.ts";
import type { makeAssignToVendor } from "./assign-to-vendor.ts";
import type { makeCountCases } from "./count-cases.ts";
import type { makeCreateCase } from "./create-case.ts";
import type { FollowCases } from "./follow-cases.ts";
import type { makeGetCase } from "./get-case.ts";
import type { makeMarkViewed } from "./mark-viewed.ts";

interface UseCases {
  readonly createCase: ReturnType<typeof makeCreateCase>;
  readonly getCase: ReturnType<typeof makeGetCase>;
  readonly countCases: ReturnType<typeof makeCountCases>;
  readonly assignToVendor: ReturnType<typeof makeAssignToVendor>;
  readonly markViewed: ReturnType<typeof makeMarkViewed>;
  readonly followCases: FollowCases;
}

export const casesResolvers = (cases: UseCases): Faces => {
  const { getCase, countCases, assignToVendor, markViewed, followCases } = cases;
  const create = (input: MutationCreateNewCaseArgs, call: Call) =>
    cases.createCase(inCustomer(call), call.viewer!, input);
  return {
    Query: {
      getActionCase: ({ caseId }, call) => getCase(inCustomer(call), caseId),
      getActionCaseStats: ({ customerid }, call) =>
        countCases(acrossCustomers(call) as CompanyScope, customerid ?? null, call.viewer!.userId),
    },
    Mutation: {
      createNewCase: create,
      createCaseFromMessage: create,
      assignedToMoveAi: ({ caseId }, call) => assignToVendor(inCustomer(call), caseId),
      updateLastViewed: ({ caseId }, call) => markViewed(inCustomer(call), caseId),
    },
    Subscription: {
      onComment: ({ since }, call) => followCases.comments(inCustomer(call), since ?? null, call.ended),
      addAdminCommentToLite: ({ since }, call) =>
        followCases.staffComments(inCustomer(call), since ?? null, call.ended),
      moveAiComment: ({ since }, call) => followCases.vendorTeam(inCustomer(call), since ?? null, call.ended),
      getActionCaseListSubscription: ({ since }, call) => followCases.list(inCustomer(call), since ?? null, call.ended),
    },
  };
};
