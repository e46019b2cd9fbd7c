import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock, CompanyCustomers } from "../customers/customers.lookups.ts";
import type { Progress } from "../recording/progress.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { KeepRevisions } from "../schedules/revisions.lookups.ts";
import type { Schedules } from "../schedules/schedules.lookups.ts";
import type { CoachOfCompany } from "../users/coaches.lookups.ts";
import { makeEditParts } from "./edit/edit-parts.ts";
import { makeEditPatient } from "./edit/edit-patient.ts";
import { makeMoveSurgery } from "./edit/move-surgery.ts";
import { makePatientEditStore } from "./edit/patient-edit.store.ts";
import { makePatientMatchesViews } from "./edit/patient-matches.views.ts";
import { makePausePatient } from "./edit/pause-patient.ts";
import { makeValidatePatient } from "./edit/validate-patient.ts";
import { makeGetPatient, makeGetPatientPhone } from "./get-patient.ts";
import { makeListPatients, makeListPatientsOfCompany } from "./list-patients.ts";
import { makePatientPanelViews } from "./patient-panel.views.ts";
import type { NoteRead } from "./patient-reads.lookups.ts";
import type { PatientContacts } from "./patients.lookups.ts";
import { makePatientsStore } from "./patients.store.ts";
import { makePatientViews } from "./patients.views.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly companyCustomers: CompanyCustomers;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly progress: Progress;
  readonly recordings: Recordings;
  readonly schedules: Schedules;
  readonly keepRevisions: KeepRevisions;
  readonly coachOfCompany: CoachOfCompany;
}

const makeUseCases = (given: Needs) => {
  const { db } = given;
  const stores = { patientsStore: makePatientsStore(db), store: makePatientEditStore(db) };
  const views = { views: makePatientViews(db), panel: makePatientPanelViews(db), matches: makePatientMatchesViews(db) };
  const read = { ...given, ...stores, ...views };
  const needs = { ...read, getPatient: makeGetPatient(read) };
  return {
    stats: needs.views.stats,
    list: makeListPatients(needs),
    listOfCompany: makeListPatientsOfCompany(needs),
    getPatient: needs.getPatient,
    getPhone: makeGetPatientPhone(needs),
    validate: makeValidatePatient(needs),
    edit: makeEditPatient({ ...needs, moveSurgery: makeMoveSurgery(needs) }),
    parts: makeEditParts(needs),
    pause: makePausePatient(needs),
  };
};

/** The list of patients, a patient's panel, and what staff change of a patient. */
export const patientsFeature = (given: Needs): Feature => {
  const use = makeUseCases(given);
  return {
    faces: {
      Query: {
        getPatientList: (asked, { scope }) => use.list(scope, asked),
        getPatientListForCompany: (asked, { scope }) => use.listOfCompany(scope, asked),
        getPatientStats: (_, { scope }) => use.stats(scope),
        getPatient: ({ id }, { scope, viewer, selects }) =>
          use.getPatient(scope, viewer, id, (field) => selects("patient", field)),
        getPatientPhone: ({ id }, { scope }) => use.getPhone(scope, id),
        validatePatient: ({ patient }, { scope }) => use.validate(scope, patient),
      },
      Mutation: {
        editPatient: ({ id, input }, { scope, viewer }) => use.edit(scope, viewer, id, input),
        addeditCaregiver: (input, { scope, viewer }) => use.parts.caregiver(scope, viewer, input),
        addeditShipAddress: (input, { scope, viewer }) => use.parts.shipAddress(scope, viewer, input),
        addeditHealthcoach: ({ patientid, healthcoachid }, { scope, viewer }) =>
          use.parts.healthCoach(scope, viewer, patientid, healthcoachid ?? null),
        putPatientOnHold: ({ isNew, patientid, note }, { scope }) =>
          use.pause.setHold(scope, patientid, isNew, note ?? ""),
        togglePatientStatus: ({ patientId, isActive }, { scope }) => use.pause.setActive(scope, patientId, isActive),
      },
    },
  };
};
