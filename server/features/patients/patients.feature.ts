import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyZones } from "../customers/customers.lookups.ts";
import type { RecordedDiagnoses } from "../diagnoses/diagnoses.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { PatientLinks } from "../patient-links/patient-links.lookups.ts";
import type { CountUndelivered } from "../undelivered-messages/undelivered-messages.lookups.ts";
import { makeCompanyListQueries } from "./company-list.queries.ts";
import { type EditDoors, makePatientEdits } from "./edit/patient-edits.ts";
import { makeGetPatient, makeGetPatientPhone } from "./get-patient.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import { makePatientPanelQueries } from "./patient-panel.queries.ts";
import type { NoteRead } from "./patient-reads.lookups.ts";
import { makePatientQueries } from "./patients.queries.ts";

interface Deps extends Platform, EditDoors {
  readonly clock: ClinicClock;
  readonly companyZones: CompanyZones;
  readonly noteRead: NoteRead;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly recordings: Recordings;
  readonly reminders: Reminders;
  readonly countUndelivered: CountUndelivered;
  readonly patientLinks: Pick<PatientLinks, "count">;
}

/** The list of patients, a patient's panel, and what staff change of a patient. */
export const patientsFeature = (given: Deps): Feature => {
  const queries = makePatientQueries(given.db);
  const deps = { ...given, queries, panel: makePatientPanelQueries(given.db) };
  const listPatients = makeListPatients(deps);
  const listPatientsOfCompany = makeListPatientsOfCompany({ ...given, companyList: makeCompanyListQueries(given.db) });
  const getPatient = makeGetPatient(deps);
  const getPhone = makeGetPatientPhone(deps);
  const { openOf, validate, edit, parts, pause } = makePatientEdits({ ...deps, getPatient });
  return {
    resolvers: {
      Query: {
        getPatientList: (asked, { scope }) => listPatients(scope, asked),
        getPatientListForCompany: (asked, { scope }) => listPatientsOfCompany(scope, asked),
        getPatientStats: (_, { scope }) => queries.stats(scope),
        getPatient: ({ id }, { scope, viewer, selects }) =>
          getPatient(scope, viewer, id, (field) => selects("patient", field)),
        getPatientPhone: ({ id }, { scope }) => getPhone(scope, id),
        getOpenOfPatient: ({ patientid }, { scope }) => openOf(scope, patientid),
        validatePatient: ({ patient }, { scope }) => validate(scope, patient),
      },
      Mutation: {
        editPatient: ({ id, input }, { scope, viewer }) => edit(scope, viewer, id, input),
        addeditCaregiver: (input, { scope, viewer }) => parts.caregiver(scope, viewer, input),
        addeditShipAddress: (input, { scope, viewer }) => parts.shipAddress(scope, viewer, input),
        addeditHealthcoach: ({ patientid, healthcoachid }, { scope, viewer }) =>
          parts.healthCoach(scope, viewer, patientid, healthcoachid ?? null),
        putPatientOnHold: ({ isNew, patientid, note }, { scope }) => pause.setHold(scope, patientid, isNew, note ?? ""),
        togglePatientStatus: ({ patientId, isActive }, { scope }) => pause.setActive(scope, patientId, isActive),
      },
    },
  };
};
