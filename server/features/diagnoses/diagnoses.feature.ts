import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { RecordedDiagnoses } from "./diagnoses.lookups.ts";
import { makeDiagnosesStore } from "./diagnoses.store.ts";
import { makeDiagnosisCodesQueries } from "./diagnosis-codes.queries.ts";
import { makeFindDiagnosisCodes } from "./find-diagnosis-codes.ts";
import { makeListDiagnoses } from "./list-diagnoses.ts";
import { makeWriteDiagnosis } from "./write-diagnosis.ts";

interface Deps extends Platform {
  readonly patients: PatientContacts;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly noteRead: NoteRead;
}

/** Feature with the diagnoses of patients, and the list of codes. */
export const diagnosesFeature = (deps: Deps): Feature => {
  const listDiagnoses = makeListDiagnoses(deps);
  const findCodes = makeFindDiagnosisCodes({ ...deps, codes: makeDiagnosisCodesQueries(deps.db) });
  const write = makeWriteDiagnosis({ ...deps, listDiagnoses, store: makeDiagnosesStore(deps.db) });
  return {
    resolvers: {
      Query: {
        getPatientDiagnoses: ({ patientId }, { scope }) => listDiagnoses(scope, patientId),
        findDiagnosisCodes: ({ patientId, search }, { scope }) => findCodes(scope, patientId, search),
      },
      Mutation: {
        addSingleDiagnosis: ({ patientId, input }, { scope }) => write.addOne(scope, patientId, input),
        addPatientDiagnoses: ({ patientId, input }, { scope }) => write.add(scope, patientId, input),
        updatePatientDiagnosis: ({ patientId, input }, { scope }) => write.change(scope, patientId, input),
        deletePatientDiagnosis: ({ patientId, dxCode }, { scope }) => write.setDeleted(scope, patientId, dxCode, true),
        restorePatientDiagnosis: ({ patientId, dxCode }, { scope }) =>
          write.setDeleted(scope, patientId, dxCode, false),
      },
    },
  };
};
