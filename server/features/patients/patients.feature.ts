import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyZones } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeCompanyListQueries } from "./company-list.queries.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import type { NoteRead } from "./patient-reads.commands.ts";
import { makePatientQueries } from "./patients.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly companyZones: CompanyZones;
  readonly noteRead: NoteRead;
}

/** The list of patients, of a clinic and of a company. */
export const patientsFeature = (given: Deps): Feature => {
  const queries = makePatientQueries(given.db);
  const listPatients = makeListPatients({ ...given, queries });
  const listPatientsOfCompany = makeListPatientsOfCompany({ ...given, companyList: makeCompanyListQueries(given.db) });
  return {
    resolvers: {
      Query: {
        getPatientList: (asked, { scope }) => listPatients(scope, asked),
        getPatientListForCompany: (asked, { scope }) => listPatientsOfCompany(scope, asked),
        getPatientStats: (_, { scope }) => queries.stats(scope),
      },
    },
  };
};
