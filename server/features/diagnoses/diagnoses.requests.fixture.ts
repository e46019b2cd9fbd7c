import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { smallDiagnosis } from "@restride/dev-env/small-clinics/ids.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const { dxCode, second, added } = smallDiagnosis;
const diagnosis = (code: string) => `{ dxCode: "${code}", dxDescription: "Worn" }`;
const fields = "data { patientId diagnoses { dxCode } }";
const answered = `{ status message ${fields} }`;

export const diagnosesRequests = {
  getPatientDiagnoses: (ids) => fixtureOf(query(`getPatientDiagnoses(patientId: "${ids.patient}")`, fields)),
  findDiagnosisCodes: (ids) =>
    fixtureOf(query(`findDiagnosisCodes(patientId: "${ids.patient}", search: "stiff knee")`, "total codes { code }")),
  addSingleDiagnosis: (ids) =>
    fixtureOf(mutation(`addSingleDiagnosis(patientId: "${ids.patient}", input: ${diagnosis(added[0])})`, answered)),
  addPatientDiagnoses: (ids) =>
    fixtureOf(mutation(`addPatientDiagnoses(patientId: "${ids.patient}", input: [${diagnosis(added[1])}])`, answered)),
  updatePatientDiagnosis: (ids) =>
    fixtureOf(
      mutation(
        `updatePatientDiagnosis(patientId: "${ids.patient}", input: { originalDxCode: "${dxCode}", dxCode: "${dxCode}", dxDescription: "Worn" })`,
        answered,
      ),
    ),
  deletePatientDiagnosis: (ids) =>
    fixtureOf(mutation(`deletePatientDiagnosis(patientId: "${ids.patient}", dxCode: "${second}")`, answered)),
  restorePatientDiagnosis: (ids) =>
    fixtureOf(mutation(`restorePatientDiagnosis(patientId: "${ids.patient}", dxCode: "${second}")`, answered)),
} satisfies RequestFixtures;

const care = clinic("admin therapist surgeon associate company coach");

export const diagnosesPermissions = {
  getPatientDiagnoses: care,
  findDiagnosisCodes: care,
  addSingleDiagnosis: care,
  addPatientDiagnoses: care,
  updatePatientDiagnosis: care,
  deletePatientDiagnosis: care,
  restorePatientDiagnosis: care,
} satisfies ExpectedPermissions;
