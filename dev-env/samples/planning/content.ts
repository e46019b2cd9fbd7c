import { clinic, type Rights } from "../../right.ts";
import { small } from "../../small-clinics/ids.ts";
import { only, query, type Samples } from "../sample.ts";

export const contentSamples = {
  getAllCarePlans: (aim) => only(query(`getAllCarePlans(customerid: "${aim.customer}")`, "plans { _id name }")),
  getAllDevices: () => only(query("getAllDevices", "devices { _id display_name }")),
  getRegimens: (aim) => only(query(`getRegimens(customerid: "${aim.customer}")`, "regimens { _id name }")),
  getAutoAssignedRegimens: () =>
    only(query(`getAutoAssignedRegimens(patient: { careplan: "${small.carePlan}" })`, "regimens { _id name }")),
  getAllExercises: () => only(query("getAllExercises", "exercises { _id name }")),
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
} satisfies Samples;

const everybodyInCare = clinic("admin therapist surgeon associate company coach");

export const contentRights = {
  // The catalogue names no patient: whoever opens a patient's page may read what patients can be given (A211).
  getAllCarePlans: everybodyInCare,
  getAllDevices: everybodyInCare,
  getRegimens: everybodyInCare,
  getAutoAssignedRegimens: everybodyInCare,
  getAllExercises: everybodyInCare,
  getExercise: everybodyInCare,
  getAllFeedbackForms: everybodyInCare,
  getDeafultFeedSchedule: everybodyInCare,
} satisfies Rights;
