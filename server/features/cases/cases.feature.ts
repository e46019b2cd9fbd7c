import type { MutationCreateNewCaseArgs } from "../../generated/resolvers.ts";
import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { Callbacks } from "../callbacks/callbacks.lookups.ts";
import type { CompanyCustomers } from "../customers/customers.lookups.ts";
import type { DeviceNames } from "../fulfilment/device-names.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeAssignToVendor } from "./assign-to-vendor.ts";
import { closeDeletionCase, openCallbackCase, openDeletionCase } from "./cases.reactions.ts";
import { makeCasesStore } from "./cases.store.ts";
import { makeCasesViews } from "./cases.views.ts";
import { makeCountCases } from "./count-cases.ts";
import { makeCreateCase } from "./create-case.ts";
import { openCarrierCase, openSilentDeviceCase } from "./fulfilment.reactions.ts";
import { makeFollowCases } from "./follow-cases.ts";
import { makeGetCase } from "./get-case.ts";
import { makeMarkViewed } from "./mark-viewed.ts";

interface Needs extends Machines {
  readonly callbacks: Callbacks;
  readonly companyCustomers: CompanyCustomers;
  readonly deviceNames: DeviceNames;
  readonly patients: PatientContacts;
}

/** Support cases and conversations. */
export const casesFeature = (given: Needs): Feature => {
  const needs = { ...given, views: makeCasesViews(given.db), store: makeCasesStore(given.db) };
  const createCase = makeCreateCase(needs);
  const getCase = makeGetCase(needs);
  const countCases = makeCountCases(needs);
  const assignToVendor = makeAssignToVendor(needs);
  const markViewed = makeMarkViewed(needs);
  const follow = makeFollowCases(needs);
  const create = (input: MutationCreateNewCaseArgs, { scope, viewer }: CallOf<"createNewCase">) =>
    createCase(scope, viewer, input);
  return {
    faces: {
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
        onComment: ({ since }, { scope, ended }) => follow.comments(scope, since ?? null, ended),
        addAdminCommentToLite: ({ since }, { scope, ended }) => follow.staffComments(scope, since ?? null, ended),
        moveAiComment: ({ since }, { scope, ended }) => follow.vendorTeam(scope, since ?? null, ended),
        getActionCaseListSubscription: ({ since }, { scope, ended }) => follow.list(scope, since ?? null, ended),
      },
    },
    reactions: [
      openCallbackCase(needs),
      openDeletionCase(needs),
      closeDeletionCase(needs),
      openSilentDeviceCase(needs),
      openCarrierCase(needs),
    ],
  };
};
