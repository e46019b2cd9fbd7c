import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetPatient } from "./get-patient.ts";
import type { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import type { PatientViews } from "./patients.views.ts";

interface UseCases {
  readonly listPatients: ReturnType<typeof makeListPatients>;
  readonly listPatientsOfCompany: ReturnType<typeof makeListPatientsOfCompany>;
  readonly getPatient: ReturnType<typeof makeGetPatient>;
  readonly views: PatientViews;
}

export const patientsResolvers = ({ listPatients, listPatientsOfCompany, getPatient, views }: UseCases): Faces => ({
  Query: {
    getPatientList: (asked, { scope }) => listPatients(scope, asked),
    getPatientListForCompany: (asked, { scope }) => listPatientsOfCompany(scope, asked),
    getPatientStats: (_, { scope }) => views.stats(scope),
    getPatient: ({ id }, { scope, viewer }) => getPatient(scope, viewer, id),
  },
});
