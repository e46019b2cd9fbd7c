import { clinic, type Rights } from "../../right.ts";
import { smallDiagnosis } from "../../small-clinics/ids.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const { dxCode, second, added } = smallDiagnosis;
const diagnosis = (code: string) => `{ dxCode: "${code}", dxDescription: "Worn" }`;
const fields = "data { patientId diagnoses { dxCode } }";
const answered = `{ status message ${fields} }`;

export const diagnosesSamples = {
  getPatientDiagnoses: (aim) => only(query(`getPatientDiagnoses(patientId: "${aim.patient}")`, fields)),
  findDiagnosisCodes: (aim) =>
    only(query(`findDiagnosisCodes(patientId: "${aim.patient}", search: "stiff knee")`, "total codes { code }")),
  addSingleDiagnosis: (aim) =>
    only(mutation(`addSingleDiagnosis(patientId: "${aim.patient}", input: ${diagnosis(added[0])})`, answered)),
  addPatientDiagnoses: (aim) =>
    only(mutation(`addPatientDiagnoses(patientId: "${aim.patient}", input: [${diagnosis(added[1])}])`, answered)),
  updatePatientDiagnosis: (aim) =>
    only(
      mutation(
        `updatePatientDiagnosis(patientId: "${aim.patient}", input: { originalDxCode: "${dxCode}", dxCode: "${dxCode}", dxDescription: "Worn" })`,
        answered,
      ),
    ),
  deletePatientDiagnosis: (aim) =>
    only(mutation(`deletePatientDiagnosis(patientId: "${aim.patient}", dxCode: "${second}")`, answered)),
  restorePatientDiagnosis: (aim) =>
    only(mutation(`restorePatientDiagnosis(patientId: "${aim.patient}", dxCode: "${second}")`, answered)),
} satisfies Samples;

const care = clinic("admin therapist surgeon associate company coach");

export const diagnosesRights = {
  getPatientDiagnoses: care,
  findDiagnosisCodes: care,
  addSingleDiagnosis: care,
  addPatientDiagnoses: care,
  updatePatientDiagnosis: care,
  deletePatientDiagnosis: care,
  restorePatientDiagnosis: care,
} satisfies Rights;
