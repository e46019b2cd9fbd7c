import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyCustomers } from "../customers/customers.lookups.ts";
import { makeCompanyListViews } from "./company-list.views.ts";
import { makeGetPatient } from "./get-patient.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import { makePatientPanelViews } from "./patient-panel.views.ts";
import type { NoteRead } from "./patient-reads.lookups.ts";
import { makePatientViews } from "./patients.views.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly companyCustomers: CompanyCustomers;
  readonly noteRead: NoteRead;
}

/** The list of patients, and a patient's panel. */
export const patientsFeature = (given: Needs): Feature => {
  const views = makePatientViews(given.db);
  const needs = { ...given, views, panel: makePatientPanelViews(given.db) };
  const listPatients = makeListPatients(needs);
  const listPatientsOfCompany = makeListPatientsOfCompany({ ...given, companyList: makeCompanyListViews(given.db) });
  const getPatient = makeGetPatient(needs);
  return {
    faces: {
      Query: {
        getPatientList: (asked, { scope }) => listPatients(scope, asked),
        getPatientListForCompany: (asked, { scope }) => listPatientsOfCompany(scope, asked),
        getPatientStats: (_, { scope }) => views.stats(scope),
        getPatient: ({ id }, { scope, viewer, selects }) =>
          getPatient(scope, viewer, id, (field) => selects("patient", field)),
      },
    },
  };
};
