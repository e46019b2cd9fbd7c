import type { CompanyScope } from "@restride/domain/access/scope.ts";
import { acrossCustomers, type Faces, inCustomer } from "../../platform/graphql/faces.ts";
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
    getPatientList: (asked, call) => listPatients(inCustomer(call), asked),
    getPatientListForCompany: (asked, call) => listPatientsOfCompany(acrossCustomers(call) as CompanyScope, asked),
    getPatientStats: (_, call) => views.stats(inCustomer(call)),
    getPatient: ({ id }, call) => getPatient(inCustomer(call), call.viewer!, id),
  },
});
