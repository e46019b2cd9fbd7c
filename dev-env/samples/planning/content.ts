import type { Aim } from "../../aim.ts";
import { clinic, companies, type Rights } from "../../right.ts";
import { small } from "../../small-clinics/ids.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const content = "{ status message content { _id kind } }";
/** The hash of a preview in which nothing is ticked and nobody runs. */
const nobody = "ZD1UNxBCluIdkG7LFbLJatJ48gz8SvU7Ertgab2FNyY";
const copied = ({ exercise, company }: Aim): string => `copyContent(id: "${exercise}", companyid: "${company}")`;

export const contentSamples = {
  getAllCarePlans: (aim) => only(query(`getAllCarePlans(customerid: "${aim.customer}")`, "plans { _id name }")),
  getAllDevices: () => only(query("getAllDevices", "devices { _id display_name }")),
  getRegimens: (aim) => only(query(`getRegimens(customerid: "${aim.customer}")`, "regimens { _id name }")),
  getAutoAssignedRegimens: () =>
    only(query(`getAutoAssignedRegimens(patient: { careplan: "${small.carePlan}" })`, "regimens { _id name }")),
  getAllExercises: () => only(query("getAllExercises", "exercises { _id name }")),
  getContentNames: () => only(query("getContentNames", "names { _id name }")),
  getExercise: () => only(query(`getExercise(id: "${small.exercise(1)}")`, "exercise { _id name }")),
  getAllFeedbackForms: (aim) =>
    only(query(`getAllFeedbackForms(customerid: "${aim.customer}")`, "forms { formid shortname }")),
  getDeafultFeedSchedule: (aim) =>
    only(
      query(
        `getDeafultFeedSchedule(careplan: "${small.carePlan}", customerid: "${aim.customer}")`,
        "schedules { formid shortname }",
      ),
    ),
  getContentList: (aim) =>
    only(query(`getContentList(kind: "carePlan", companyid: "${aim.company}")`, "contents { _id name } total")),
  getContentCounts: (aim) => only(query(`getContentCounts(companyid: "${aim.company}")`, "counts { kind total }")),
  getContent: (aim) => only(query(`getContent(id: "${aim.exercise}")`, "content { _id exercise { name } }")),
  getContentVersions: (aim) => only(query(`getContentVersions(id: "${aim.exercise}")`, "versions { _id number }")),
  getContentRunning: (aim) =>
    only(query(`getContentRunning(id: "${aim.runningPlan}")`, "patients { _id name clinic version } total")),
  getContentHolders: (aim) => only(query(`getContentHolders(id: "${aim.exercise}")`, "holders { _id name running }")),
  saveContentDraft: (aim) =>
    only(
      mutation(`saveContentDraft(id: "${aim.savedPlan}", version: 1, body: { carePlan: { name: "Mine" } })`, content),
    ),
  discardContentDraft: (aim) => only(mutation(`discardContentDraft(id: "${aim.discardedPlan}")`)),
  copyContent: (aim) => only(mutation(copied(aim), content)),
  publishContent: (aim) => only(mutation(`publishContent(id: "${aim.publishedPlan}", version: 1)`, content)),
  previewPublish: (aim) => only(query(`previewPublish(id: "${aim.runningPlan}")`, "plan { running } planHash")),
  applyVersion: (aim) => only(mutation(`applyVersion(id: "${aim.runningPlan}", changes: [], planHash: "${nobody}")`)),
  retireContent: (aim) => only(mutation(`retireContent(id: "${aim.exercise}", retired: true)`, content)),
} satisfies Samples;

const making = companies("company super");
const everybodyInCare = clinic("admin therapist surgeon associate company coach");

export const contentRights = {
  // The catalogue names no patient: whoever opens a patient's page may read what patients can be given (A211).
  getAllCarePlans: everybodyInCare,
  getAllDevices: everybodyInCare,
  getRegimens: everybodyInCare,
  getAutoAssignedRegimens: everybodyInCare,
  getAllExercises: everybodyInCare,
  getContentNames: everybodyInCare,
  getExercise: everybodyInCare,
  getAllFeedbackForms: everybodyInCare,
  getDeafultFeedSchedule: everybodyInCare,
  // Content is made by company admin and super admin, as clinics are kept by them (A220).
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
} satisfies Rights;
