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
