import { isCompanyUser } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import { type CalendarDate, daysBetween, todayIn } from "@restride/domain/values/calendar-date.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock, ClinicTime } from "../customers/customers.lookups.ts";
import type { PanelPatient, PatientPanelViews } from "./patient-panel.views.ts";

interface Needs {
  readonly db: Database;
  readonly panel: PatientPanelViews;
  readonly clock: ClinicClock;
}

const score = (value: number | null, date: CalendarDate | null) =>
  value === null || date === null ? null : { value, date };

const lastScores = (patient: Omit<PanelPatient, "coach">) => ({
  kneescore: score(patient.knee_score, patient.knee_score_day),
  hipscore: score(patient.hip_score, patient.hip_score_day),
  painlevel: score(patient.pain_level, patient.pain_level_day),
  flexion: score(patient.flexion, patient.flexion_day),
  extension: score(patient.extension, patient.extension_day),
});

const noScores = { kneescore: null, hipscore: null, painlevel: null, flexion: null, extension: null };

const facts = (patient: Omit<PanelPatient, "coach">, { today, timeZone }: ClinicTime) => ({
  _id: patient._id,
  firstname: patient.firstname,
  lastname: patient.lastname,
  salutation: patient.gender === "male" ? "Mr." : "Ms.",
  gender: patient.gender,
  age: ageGroupOf(ageOn(patient.dob, today)),
  phone: maskPhone(patient.phone),
  active: patient.active,
  surgeon: patient.surgeon,
  provider: patient.provider,
  customer: patient.customer,
  surgery: { type: patient.surgeryType, date: patient.surgeryDate, days: daysBetween(patient.surgeryDate, today) },
  careplan: patient.careplan,
  height: patient.height,
  include_devices: patient.include_devices,
  email_opt_in: patient.email_opt_in,
  createdAt: patient.createdAt,
  createdOn: todayIn(Date.parse(patient.createdAt), timeZone),
  lastLoggedinTime: patient.lastLoggedinTime,
  today,
});

/** One patient for the detail page. Last scores and raised cases are not for company users. Opening a record is logged. */
export const makeGetPatient =
  ({ db, panel, clock }: Needs) =>
  (scope: CustomerScope, viewer: Viewer, patientId: string) =>
    db.transaction(scope, async () => {
      const patient = await panel.patient(scope, patientId);
      if (!patient) return refuse("This patient was not found.");
      const time = await clock(scope);
      await panel.noteRead(scope, patientId, "getPatient", new Date(time.now).toISOString());
      const forCompany = isCompanyUser(viewer.role);
      const devices = await panel.devices(scope, patientId);
      const holds = await panel.holds(scope, patientId);
      return {
        patient: {
          ...facts(patient, time),
          healthcoach: (await panel.coach(scope, patientId)) ?? null,
          technicalholdhistory: holds.map(({ held_from, released_on }) => ({
            status: released_on === null ? "hold" : "release",
            holddate: held_from,
            releasedate: released_on,
          })),
          diagnoses: await panel.diagnoses(scope, patientId),
          lastscores: forCompany ? noScores : lastScores(patient),
          devices,
          cases: forCompany ? [] : await panel.cases(scope, patientId),
          scheduled: {
            exercises: patient.hasExercises,
            measurements: devices.length > 0,
            questionnaires: patient.hasQuestionnaires,
          },
        },
      };
    });
