import { clinic, everybody, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const progressPageSamples = {
  getSurveyDetail: (aim) =>
    only(query(`getSurveyDetail(patientid: "${aim.patient}")`, "survey { forms { formid } surgerytype }")),
  getFormData: (aim) => only(query(`getFormData(patientid: "${aim.patient}")`, "formdata { oks { value } }")),
  validPatientId: (aim) =>
    only(mutation(`validPatientId(patientid: "${aim.patient}")`, "{ status message token email }")),
  verifyActivityLinkOtp: (aim) =>
    only(
      mutation(
        `verifyActivityLinkOtp(otp: "AAAAAA", patientid: "${aim.patient}", token: "none")`,
        "{ status message error token }",
      ),
    ),
  caregiverNotify: (aim) =>
    only(mutation(`caregiverNotify(patientid: "${aim.patient}", email: "a@b.example", name: "Ann")`)),
} satisfies Samples;

export const progressPageRights = {
  // Before there is a session, and pages that anybody may open (A006).
  validPatientId: everybody,
  verifyActivityLinkOtp: everybody,
  // The progress page: staff but company users, the patient, and whoever has a link (B298).
  getSurveyDetail: clinic("admin therapist surgeon associate patient link caregiver"),
  getFormData: clinic("admin therapist surgeon associate patient link caregiver"),
  caregiverNotify: clinic("patient link"),
} satisfies Rights;
