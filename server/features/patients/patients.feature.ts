import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyZones } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import { makeCompanyListQueries } from "./company-list.queries.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import type { NoteRead } from "./patient-reads.commands.ts";
import { makePatientQueries } from "./patients.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly companyZones: CompanyZones;
  readonly noteRead: NoteRead;
  readonly periodSums: PeriodSums;
}

/** Feature with the list of patients, of a clinic and of a company. */
export const patientsFeature = (featureDeps: Deps): Feature => {
  const queries = makePatientQueries(featureDeps.db);
  const listPatients = makeListPatients({ ...featureDeps, queries });
  const listPatientsOfCompany = makeListPatientsOfCompany({
    ...featureDeps,
    companyList: makeCompanyListQueries(featureDeps.db),
  });
  return {
    resolvers: {
      Query: {
        getPatientList: (request, { scope, selects }) => listPatients(scope, request, selects),
        getPatientListForCompany: (request, { scope, selects }) => listPatientsOfCompany(scope, request, selects),
        getPatientStats: (_, { scope }) => queries.stats(scope),
      },
    },
  };
};
