import type { QueryGetActionCaseArgs } from "../../generated/resolvers.ts";
import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { CallOf } from "../../platform/graphql/context.ts";
import type { CaseWork } from "../case-work/case-work.lookups.ts";
import type { AddWorkLog } from "../case-work/work-logs.commands.ts";
import type { ClinicClock, CompanyCustomers } from "../clinic-profile/clinic-clock.lookups.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { DeviceNames } from "../fulfilment/device-names.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeArchiveCases, makeDeleteCases } from "./list/archive-cases.ts";
import { makeArchiveStore } from "./list/archive.store.ts";
import { makeAssignToVendor } from "./assign-to-vendor.ts";
import { makeCaseChangesStore } from "./case-changes.store.ts";
import { makeCaseCompaniesStore } from "./list/case-companies.store.ts";
import { makeCaseDetailQueries } from "./case-detail.queries.ts";
import type { SeenCase } from "../case-work/case-sight.lookups.ts";
import { makeCaseListQueries } from "./list/case-list.queries.ts";
import { makeFindReachableCases } from "./list/case-reach.ts";
import { closeDeletionCase, openDeletionCase, pushNewCase } from "./cases.handlers.ts";
import type { CaseLookups } from "./cases.lookups.ts";
import { type CasesStore, makeCasesStore } from "./cases.store.ts";
import { type CasesQueries, makeCasesQueries } from "./cases.queries.ts";
import { makeCountCases } from "./list/count-cases.ts";
import { makeCreateCase } from "./create-case.ts";
import { makeFindNewCases } from "./list/find-new-cases.ts";
import { openCarrierCase, openSilentDeviceCase } from "./fulfilment.handlers.ts";
import { makeCasesSubscription } from "./cases-subscription.ts";
import { makeCompanySubscription } from "./list/company-subscription.ts";
import { makeGetCase } from "./get-case.ts";
import { joinCases } from "./list/join-cases.ts";
import { makeListCases } from "./list/list-cases.ts";
import { makeListMessages } from "./messages/list-messages.ts";
import { caseMessageCheck } from "./message-checks.ts";
import { makeMarkViewed } from "./mark-viewed.ts";
import { makeMessagesQueries } from "./messages/messages.queries.ts";
import { makeOpenCase } from "./open-case.ts";
import { makeStartConversation } from "./start-conversation.ts";
import { makeUpdateCase } from "./update-case.ts";

interface Deps extends Platform {
  readonly addWorkLog: AddWorkLog;
  readonly browserNews: BrowserNews;
  readonly cases: CaseLookups;
  readonly caseWork: CaseWork;
  readonly clock: ClinicClock;
  readonly companyCustomers: CompanyCustomers;
  readonly noteRead: NoteRead;
  readonly deviceNames: DeviceNames;
  readonly patients: PatientContacts;
  readonly seenCase: SeenCase;
}

/** Returns the use cases that find, archive and delete cases. */
const makeCaseList = (featureDeps: Deps & { readonly queries: CasesQueries }) => {
  const reachCases = makeFindReachableCases(featureDeps.companyCustomers);
  const deps = {
    ...featureDeps,
    reachCases,
    archive: makeArchiveStore(featureDeps.db),
    caseList: makeCaseListQueries(featureDeps.db),
  };
  return {
    follow: makeCompanySubscription(deps),
    list: makeListCases(deps),
    count: makeCountCases(deps),
    messages: makeListMessages({ ...deps, messages: makeMessagesQueries(featureDeps.db) }),
    findNew: makeFindNewCases(deps),
    archive: makeArchiveCases(deps),
    remove: makeDeleteCases(deps),
  };
};

/** Returns the handlers of other features' domain events. */
const makeCaseHandlers = (deps: Deps & { readonly store: CasesStore }) => [
  openDeletionCase(deps),
  closeDeletionCase(deps),
  openSilentDeviceCase(deps),
  openCarrierCase(deps),
  pushNewCase(deps),
];

/** Feature with support cases and conversations. */
export const casesFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const work = { details: makeCaseDetailQueries(db), changes: makeCaseChangesStore(db) };
  const deps = { ...featureDeps, ...work, queries: makeCasesQueries(db), store: makeCasesStore(db) };
  const [openCase, startConversation] = [makeOpenCase(deps), makeStartConversation(deps)];
  const createCase = makeCreateCase({ openCase, startConversation });
  const getCase = makeGetCase(deps);
  const updateCase = makeUpdateCase(deps);
  const assignToVendor = makeAssignToVendor(deps);
  const markViewed = makeMarkViewed(deps);
  const follow = makeCasesSubscription(deps);
  const caseList = makeCaseList(deps);
  const open =
    (operation: "getActionCase" | "getMessageCase") =>
    ({ caseId }: QueryGetActionCaseArgs, { scope, viewer, selects }: CallOf<typeof operation>) =>
      getCase({ scope, viewer, operation, selects: (field) => selects("actionCase", field) }, caseId);
  return {
    resolvers: {
      Query: {
        getActionCase: open("getActionCase"),
        getMessageCase: open("getMessageCase"),
        getActionCaseStats: ({ customerid }, { scope, viewer, selects }) =>
          caseList.count(scope, customerid ?? null, viewer.userId, selects("unread")),
        getActionCaseList: (request, { scope, viewer }) => caseList.list(scope, viewer.userId, request),
        getPatientMessages: (request, { scope }) => caseList.messages(scope, request),
        isNewActionCase: ({ surgeonId }, { scope, viewer }) => caseList.findNew(scope, viewer, surgeonId ?? null),
      },
      Mutation: {
        createNewCase: (input, { scope, viewer }) => createCase(scope, viewer, input),
        createCaseFromMessage: (input, { scope, viewer }) => startConversation(scope, viewer, input),
        updateActionCase: (sent, { scope, viewer }) => updateCase(scope, viewer, sent),
        assignedToMoveAi: ({ caseId }, { scope }) => assignToVendor(scope, caseId),
        updateLastViewed: ({ caseId, unread }, { scope }) => markViewed(scope, caseId, unread ?? false),
        archiveActionCases: ({ ids, archived }, { scope, viewer }) =>
          caseList.archive(scope, viewer, ids, archived ?? true),
        deleteActionCase: ({ ids }, { scope, viewer }) => caseList.remove(scope, viewer, ids),
      },
      Subscription: {
        onCompanyCases: (_, { scope, ended }) => caseList.follow(scope, ended),
        onComment: ({ since }, { scope, ended }) => follow.comments(scope, since ?? null, ended),
        addAdminCommentToLite: ({ since }, { scope, ended }) => follow.staffComments(scope, since ?? null, ended),
        moveAiComment: ({ since }, { scope, ended }) => follow.vendorTeam(scope, since ?? null, ended),
        getActionCaseListSubscription: ({ since }, { scope, ended }) => follow.list(scope, since ?? null, ended),
      },
    },
    eventHandlers: makeCaseHandlers(deps),
    messageChecks: [caseMessageCheck(deps)],
    timed: [joinCases({ caseCompanies: makeCaseCompaniesStore(db) })],
  };
};
