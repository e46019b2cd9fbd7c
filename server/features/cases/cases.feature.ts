import type { MutationCreateNewCaseArgs, QueryGetActionCaseArgs } from "../../generated/resolvers.ts";
import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { CaseWork } from "../case-work/case-work.lookups.ts";
import type { AddWorkLog } from "../case-work/work-logs.lookups.ts";
import type { Callbacks } from "../callbacks/callbacks.lookups.ts";
import type { ClinicClock, CompanyCustomers } from "../customers/customers.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeAssignToVendor } from "./assign-to-vendor.ts";
import { makeCaseChangesStore } from "./case-changes.store.ts";
import { makeCaseDetailViews } from "./case-detail.views.ts";
import type { SeenCase } from "./case-sight.lookups.ts";
import { closeDeletionCase, openCallbackCase, openDeletionCase } from "./cases.reactions.ts";
import { makeCasesStore } from "./cases.store.ts";
import { makeCasesViews } from "./cases.views.ts";
import { makeCountCases } from "./count-cases.ts";
import { makeCreateCase } from "./create-case.ts";
import { makeFollowCases } from "./follow-cases.ts";
import { makeGetCase } from "./get-case.ts";
import { makeMarkViewed } from "./mark-viewed.ts";
import { makeUpdateCase } from "./update-case.ts";

interface Needs extends Machines {
  readonly addWorkLog: AddWorkLog;
  readonly callbacks: Callbacks;
  readonly caseWork: CaseWork;
  readonly clock: ClinicClock;
  readonly companyCustomers: CompanyCustomers;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly seenCase: SeenCase;
}

/** Support cases and conversations. */
export const casesFeature = (given: Needs): Feature => {
  const { db } = given;
  const work = { details: makeCaseDetailViews(db), changes: makeCaseChangesStore(db) };
  const needs = { ...given, ...work, views: makeCasesViews(db), store: makeCasesStore(db) };
  const createCase = makeCreateCase(needs);
  const getCase = makeGetCase(needs);
  const updateCase = makeUpdateCase(needs);
  const countCases = makeCountCases(needs);
  const assignToVendor = makeAssignToVendor(needs);
  const markViewed = makeMarkViewed(needs);
  const follow = makeFollowCases(needs);
  const create = (input: MutationCreateNewCaseArgs, { scope, viewer }: CallOf<"createNewCase">) =>
    createCase(scope, viewer, input);
  const open =
    (operation: "getActionCase" | "getMessageCase") =>
    ({ caseId }: QueryGetActionCaseArgs, { scope, viewer, selects }: CallOf<typeof operation>) =>
      getCase({ scope, viewer, operation, selects: (field) => selects("actionCase", field) }, caseId);
  return {
    faces: {
      Query: {
        getActionCase: open("getActionCase"),
        getMessageCase: open("getMessageCase"),
        getActionCaseStats: ({ customerid }, { scope, viewer }) => countCases(scope, customerid ?? null, viewer.userId),
      },
      Mutation: {
        createNewCase: create,
        createCaseFromMessage: create,
        updateActionCase: (sent, { scope, viewer }) => updateCase(scope, viewer, sent),
        assignedToMoveAi: ({ caseId }, { scope }) => assignToVendor(scope, caseId),
        updateLastViewed: ({ caseId, unread }, { scope }) => markViewed(scope, caseId, unread ?? false),
      },
      Subscription: {
        onComment: ({ since }, { scope, ended }) => follow.comments(scope, since ?? null, ended),
        addAdminCommentToLite: ({ since }, { scope, ended }) => follow.staffComments(scope, since ?? null, ended),
        moveAiComment: ({ since }, { scope, ended }) => follow.vendorTeam(scope, since ?? null, ended),
        getActionCaseListSubscription: ({ since }, { scope, ended }) => follow.list(scope, since ?? null, ended),
      },
    },
    reactions: [openCallbackCase(needs), openDeletionCase(needs), closeDeletionCase(needs)],
  };
};
