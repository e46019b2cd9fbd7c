import type { Id } from "@restride/domain/values/id.ts";
import { isCompanyUser } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import { lastScores, patientFacts } from "./patient-facts.ts";
import type { PatientPanelViews } from "./patient-panel.views.ts";
import type { NoteRead } from "./patient-reads.lookups.ts";

interface Needs {
  readonly db: Database;
  readonly panel: PatientPanelViews;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

const noScores = {
  kneescore: null,
  hipscore: null,
  painlevel: null,
  flexion: null,
  extension: null,
  extensiondeficit: null,
};

/** One patient for the detail page. Last scores and raised cases are not for company users. Opening a record is logged. */
export const makeGetPatient =
  ({ db, panel, clock, noteRead }: Needs) =>
  (scope: CustomerScope, viewer: Viewer, patientId: Id) =>
    db.transaction(scope, async () => {
      const patient = await panel.patient(scope, patientId);
      if (!patient) return refuse(patientTexts.notFound);
      const time = await clock(scope);
      await noteRead(scope, patientId, "getPatient");
      const forCompany = isCompanyUser(viewer.role);
      const devices = await panel.devices(scope, patientId);
      const holds = await panel.holds(scope, patientId);
      return {
        patient: {
          ...patientFacts(patient, time),
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
