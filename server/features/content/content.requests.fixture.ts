import type { FixtureIds } from "@restride/dev-env/fixture-ids.ts";
import { clinic, companies, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const content = "{ status message content { _id kind } }";
/** The hash of a preview in which no change is selected and no patient runs the content. */
const nobody = "ZD1UNxBCluIdkG7LFbLJatJ48gz8SvU7Ertgab2FNyY";
const copied = ({ exercise, company }: FixtureIds): string => `copyContent(id: "${exercise}", companyid: "${company}")`;

export const contentRequests = {
  getAllCarePlans: (ids) => fixtureOf(query(`getAllCarePlans(customerid: "${ids.customer}")`, "plans { _id name }")),
  getAllDevices: () => fixtureOf(query("getAllDevices", "devices { _id display_name }")),
  getRegimens: (ids) => fixtureOf(query(`getRegimens(customerid: "${ids.customer}")`, "regimens { _id name }")),
  getAutoAssignedRegimens: () =>
    fixtureOf(query(`getAutoAssignedRegimens(patient: { careplan: "${small.carePlan}" })`, "regimens { _id name }")),
  getAllExercises: () => fixtureOf(query("getAllExercises", "exercises { _id name }")),
  getContentNames: () => fixtureOf(query("getContentNames", "names { _id name }")),
  getExercise: () => fixtureOf(query(`getExercise(id: "${small.exercise(1)}")`, "exercise { _id name }")),
  getAllFeedbackForms: (ids) =>
    fixtureOf(query(`getAllFeedbackForms(customerid: "${ids.customer}")`, "forms { formid shortname }")),
  getDeafultFeedSchedule: (ids) =>
    fixtureOf(
      query(
        `getDeafultFeedSchedule(careplan: "${small.carePlan}", customerid: "${ids.customer}")`,
        "schedules { formid shortname }",
      ),
    ),
  getContentList: (ids) =>
    fixtureOf(query(`getContentList(kind: "carePlan", companyid: "${ids.company}")`, "contents { _id name } total")),
  getContentCounts: (ids) => fixtureOf(query(`getContentCounts(companyid: "${ids.company}")`, "counts { kind total }")),
  getContent: (ids) => fixtureOf(query(`getContent(id: "${ids.exercise}")`, "content { _id exercise { name } }")),
  getContentVersions: (ids) => fixtureOf(query(`getContentVersions(id: "${ids.exercise}")`, "versions { _id number }")),
  getContentRunning: (ids) =>
    fixtureOf(query(`getContentRunning(id: "${ids.runningPlan}")`, "patients { _id name clinic version } total")),
  getContentHolders: (ids) =>
    fixtureOf(query(`getContentHolders(id: "${ids.exercise}")`, "holders { _id name running }")),
  saveContentDraft: (ids) =>
    fixtureOf(
      mutation(`saveContentDraft(id: "${ids.savedPlan}", version: 1, body: { carePlan: { name: "Mine" } })`, content),
    ),
  discardContentDraft: (ids) => fixtureOf(mutation(`discardContentDraft(id: "${ids.discardedPlan}")`)),
  copyContent: (ids) => fixtureOf(mutation(copied(ids), content)),
  publishContent: (ids) => fixtureOf(mutation(`publishContent(id: "${ids.publishedPlan}", version: 1)`, content)),
  previewPublish: (ids) => fixtureOf(query(`previewPublish(id: "${ids.runningPlan}")`, "plan { running } planHash")),
  applyVersion: (ids) =>
    fixtureOf(mutation(`applyVersion(id: "${ids.runningPlan}", changes: [], planHash: "${nobody}")`)),
  retireContent: (ids) => fixtureOf(mutation(`retireContent(id: "${ids.exercise}", retired: true)`, content)),
} satisfies RequestFixtures;

const making = companies("company super");
const everybodyInCare = clinic("admin therapist surgeon associate company coach");

export const contentPermissions = {
  // The catalog names no patient: every role that may open a patient's page may read what patients can be given (A211).
  getAllCarePlans: everybodyInCare,
  getAllDevices: everybodyInCare,
  getRegimens: everybodyInCare,
  getAutoAssignedRegimens: everybodyInCare,
  getAllExercises: everybodyInCare,
  getContentNames: everybodyInCare,
  getExercise: everybodyInCare,
  getAllFeedbackForms: everybodyInCare,
  getDeafultFeedSchedule: everybodyInCare,
  // Company admins and super admins edit content, as they edit clinics (A220).
  getContentList: making,
  getContentCounts: making,
  getContent: making,
  getContentVersions: making,
  getContentRunning: making,
  getContentHolders: making,
  saveContentDraft: making,
  discardContentDraft: making,
  copyContent: making,
  publishContent: making,
  previewPublish: making,
  applyVersion: making,
  retireContent: making,
} satisfies ExpectedPermissions;
