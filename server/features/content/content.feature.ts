import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { CompanyCustomers } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { Notify } from "../notifications/notify.commands.ts";
import type { CarePlanOfPatient } from "../patients/care-plan.commands.ts";
import type { RunningProgrammes } from "../schedules/running-programmes.commands.ts";
import type { AdminsOfClinic } from "../users/admins.lookups.ts";
import { makePlanForPatient } from "./apply-to-patient.ts";
import { makeApplyJob, makeApplyToPatientJob, makeApplyVersion } from "./apply-version.ts";
import { makeBodyQueries } from "./bodies.queries.ts";
import { makeContentQueries } from "./content.queries.ts";
import { makeGetContent } from "./get-content.ts";
import { makeGetHolders } from "./holders/get-holders.ts";
import { makeHoldersQueries } from "./holders/holders.queries.ts";
import { makeGetVersions } from "./get-versions.ts";
import { makeCountContent, makeListContent } from "./list/list-content.ts";
import { makeReadFeedbackQuery } from "./feedback/feedback-query.ts";
import { makeGetFeedSchedule, makeGetForms } from "./feedback/read-feedback.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeListedContentQueries } from "./list/listed-content.queries.ts";
import { makeOwnContentStore } from "./own-content.store.ts";
import { makeOwnContentQueries } from "./own-content.queries.ts";
import { makePreviewPublish } from "./preview-publish.ts";
import { makePublishContent, makeRetireContent } from "./publish-content.ts";
import { makeGetAutoAssigned, makeGetExercise, makeGetExercises, makeGetRegimens } from "./read-exercises.ts";
import { makeGetCarePlans, makeGetDevices, makeGetNames } from "./read-plans.ts";
import { makeGetRunning } from "./running/get-running.ts";
import { makeRunningQueries } from "./running/running.queries.ts";
import { makeCopyContent, makeDiscardDraft, makeSaveDraft } from "./save-draft.ts";
import { makeShowPreview } from "./show-preview.ts";
import { makeContentChecks, makeMailAdmins } from "./mail-admins.ts";
import { makeVersionsStore } from "./versions.store.ts";

interface Deps extends Platform {
  readonly carePlans: CarePlanOfPatient;
  readonly running: RunningProgrammes;
  readonly companies: Companies;
  readonly companyCustomers: CompanyCustomers;
  readonly missingPicture: MissingPicture;
  readonly notify: Notify;
  readonly adminsOfClinic: AdminsOfClinic;
  readonly letterheads: Letterheads;
  readonly patients: PatientContacts;
}

/** Returns the resolvers for editing content, by a company or a super admin. */
const makeSaving = (featureDeps: Deps) => {
  const { db } = featureDeps;
  const queries = { own: makeOwnContentQueries(db), whoRuns: makeRunningQueries(db), bodyQueries: makeBodyQueries(db) };
  const reading = { ...featureDeps, ...queries, store: makeOwnContentStore(db), versions: makeVersionsStore(db) };
  const getContent = makeGetContent(reading);
  const planning = { ...reading, getContent, planForPatient: makePlanForPatient(featureDeps) };
  const lists = makeListedContentQueries(db);
  const deps = { ...planning, preview: makePreviewPublish(planning), mailAdmins: makeMailAdmins(featureDeps) };
  return {
    getContent,
    showPreview: makeShowPreview(deps.preview),
    applyVersion: makeApplyVersion(deps),
    jobs: [makeApplyJob(deps), makeApplyToPatientJob(deps)],
    listContent: makeListContent({ ...deps, lists }),
    countContent: makeCountContent({ ...deps, lists }),
    getVersions: makeGetVersions(deps),
    getRunning: makeGetRunning(deps),
    getHolders: makeGetHolders({ ...deps, holders: makeHoldersQueries(db) }),
    saveDraft: makeSaveDraft(deps),
    discardDraft: makeDiscardDraft(deps),
    copyContent: makeCopyContent(deps),
    publishContent: makePublishContent(deps),
    retireContent: makeRetireContent(deps),
  };
};

/** Feature with the content that a patient can be given: care plans, devices, regimens, exercises, questionnaires. */
export const contentFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const keeping = makeSaving(featureDeps);
  const queries = makeContentQueries(db);
  const readFeedbackQuery = makeReadFeedbackQuery(featureDeps.patients);
  const getCarePlans = makeGetCarePlans(queries);
  const getDevices = makeGetDevices(queries);
  const getRegimens = makeGetRegimens(queries);
  const getAutoAssigned = makeGetAutoAssigned(queries);
  const getExercises = makeGetExercises(queries);
  const getExercise = makeGetExercise(queries);
  const getForms = makeGetForms(queries, readFeedbackQuery);
  const getNames = makeGetNames(queries);
  const getFeedSchedule = makeGetFeedSchedule(queries, readFeedbackQuery);
  return {
    resolvers: {
      Query: {
        getAllCarePlans: ({ surgery_type }, { scope }) => getCarePlans(scope, { surgery_type }),
        getAllDevices: ({ careplan, ...request }, { scope }) => getDevices(scope, request, careplan),
        getRegimens: ({ filter }, { scope }) => getRegimens(scope, filter ?? {}),
        getAutoAssignedRegimens: ({ patient }, { scope }) => getAutoAssigned(scope, patient),
        getAllExercises: (_, { scope }) => getExercises(scope),
        getContentNames: (_, { scope }) => getNames(scope),
        getExercise: ({ id }, { scope }) => getExercise(scope, id),
        getAllFeedbackForms: (args, { scope }) => getForms(scope, args),
        getDeafultFeedSchedule: (args, { scope }) => getFeedSchedule(scope, args),
        getContentList: (request, { scope, selects }) => keeping.listContent(scope, request, selects("contents")),
        getContentCounts: ({ companyid }, { scope }) => keeping.countContent(scope, companyid),
        getContent: ({ id, versionid }, { scope }) => keeping.getContent(scope, id, versionid),
        getContentRunning: (request, { scope }) => keeping.getRunning(scope, request),
        getContentHolders: (request, { scope }) => keeping.getHolders(scope, request),
        previewPublish: ({ id, ...request }, { scope }) => keeping.showPreview(scope, id, request),
        getContentVersions: ({ id }, { scope, selects }) =>
          keeping.getVersions(scope, id, (field) => selects("versions", field)),
      },
      Mutation: {
        saveContentDraft: (sent, { scope }) => keeping.saveDraft(scope, sent),
        discardContentDraft: ({ id }, { scope }) => keeping.discardDraft(scope, id),
        copyContent: ({ id, companyid }, { scope }) => keeping.copyContent(scope, id, companyid),
        publishContent: ({ id, version }, { scope }) => keeping.publishContent(scope, id, version),
        applyVersion: ({ id, tell, telladmins, ...request }, { scope }) =>
          keeping.applyVersion(scope, id, { ...request, tells: tell ?? false, mailsAdmins: telladmins ?? false }),
        retireContent: ({ id, retired }, { scope }) => keeping.retireContent(scope, id, retired),
      },
    },
    jobs: keeping.jobs,
    messageChecks: makeContentChecks(featureDeps),
  };
};
