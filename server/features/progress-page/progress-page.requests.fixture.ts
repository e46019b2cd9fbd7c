import { clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const progressPageRequests = {
  getSurveyDetail: (ids) =>
    fixtureOf(query(`getSurveyDetail(patientid: "${ids.patient}")`, "survey { forms { formid } surgerytype }")),
  getFormData: (ids) => fixtureOf(query(`getFormData(patientid: "${ids.patient}")`, "formdata { oks { value } }")),
  validPatientId: (ids) =>
    fixtureOf(mutation(`validPatientId(patientid: "${ids.patient}")`, "{ status message token email }")),
  verifyActivityLinkOtp: (ids) =>
    fixtureOf(
      mutation(
        `verifyActivityLinkOtp(otp: "AAAAAA", patientid: "${ids.patient}", token: "none")`,
        "{ status message error token }",
      ),
    ),
  caregiverNotify: (ids) =>
    fixtureOf(mutation(`caregiverNotify(patientid: "${ids.patient}", email: "a@b.example", name: "Ann")`)),
} satisfies RequestFixtures;

export const progressPagePermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  validPatientId: everybody,
  verifyActivityLinkOtp: everybody,
  // The progress page: staff except company users, the patient, and holders of a link (B298).
  getSurveyDetail: clinic("admin therapist surgeon associate patient link caregiver"),
  getFormData: clinic("admin therapist surgeon associate patient link caregiver"),
  caregiverNotify: clinic("patient link"),
} satisfies ExpectedPermissions;
