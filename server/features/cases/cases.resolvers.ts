import type { MutationCreateNewCaseArgs } from "../../generated/resolvers.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { Faces } from "../../platform/graphql/faces.ts";
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
  const create = (input: MutationCreateNewCaseArgs, { scope, viewer }: CallOf<"createNewCase">) =>
    cases.createCase(scope, viewer, input);
  return {
    Query: {
      getActionCase: ({ caseId }, { scope }) => getCase(scope, caseId),
      getActionCaseStats: ({ customerid }, { scope, viewer }) => countCases(scope, customerid ?? null, viewer.userId),
    },
    Mutation: {
      createNewCase: create,
      createCaseFromMessage: create,
      assignedToMoveAi: ({ caseId }, { scope }) => assignToVendor(scope, caseId),
      updateLastViewed: ({ caseId }, { scope }) => markViewed(scope, caseId),
    },
    Subscription: {
      onComment: ({ since }, { scope, ended }) => followCases.comments(scope, since ?? null, ended),
      addAdminCommentToLite: ({ since }, { scope, ended }) => followCases.staffComments(scope, since ?? null, ended),
      moveAiComment: ({ since }, { scope, ended }) => followCases.vendorTeam(scope, since ?? null, ended),
      getActionCaseListSubscription: ({ since }, { scope, ended }) => followCases.list(scope, since ?? null, ended),
    },
  };
};
