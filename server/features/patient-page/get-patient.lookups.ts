import type { Id } from "@restride/domain/values/id.ts";
import { operations } from "@restride/domain/operations.ts";
import { isCompanyUser } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { endedOn } from "@restride/domain/fulfilment/device-texts.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { RecordedDiagnoses } from "../diagnoses/diagnoses.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { CountUndelivered } from "../undelivered-messages/undelivered-messages.lookups.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import { activityByArea, lastScores, patientFacts } from "./patient-facts.ts";
import { makePatientPanelQueries } from "./patient-panel.queries.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly recordings: Recordings;
  readonly reminders: Reminders;
  readonly countUndelivered: CountUndelivered;
  readonly patientLinks: Pick<PatientLinks, "count">;
}

const noScores = {
  kneescore: null,
  hipscore: null,
  painlevel: null,
  flexion: null,
  extension: null,
  extensiondeficit: null,
};

type SelectsField = (field: string) => boolean;

const ofCases = ["cases", "casestotal", "casesopen"] as const;

const readsUndelivered = ({ role }: Viewer): boolean =>
  operations.getUndeliveredMessages.roles.some((reader) => reader === role);

/**
 * Returns the number of undelivered messages to or about a patient, for roles that may read them, and the number of links that have not
 * ended.
 */
const countAround = async (
  { countUndelivered, patientLinks }: Pick<Deps, "countUndelivered" | "patientLinks">,
  scope: CustomerScope,
  viewer: Viewer,
  patientId: Id,
  selects: SelectsField,
) => {
  const [undelivered, links] = await Promise.all([
    selects("undelivered") && readsUndelivered(viewer) ? countUndelivered(scope, patientId) : null,
    selects("links") ? patientLinks.count(scope, patientId) : 0,
  ]);
  return { undelivered, links };
};

const noOrigin = { regid: null, regimEdit: false };

/**
 * Makes the function that returns one patient for the detail page, with the requested fields. Latest scores and raised cases are not for company
 * users. Opening a record is logged.
 */
export const makeGetPatient = (deps: Deps) => {
  const panel = makePatientPanelQueries(deps.db);
  return async (scope: CustomerScope, viewer: Viewer, patientId: Id, selects: SelectsField) => {
    const { clock, noteRead, recordedDiagnoses, recordings, reminders } = deps;
    const forCompany = isCompanyUser(viewer.role);
    const time = await clock(scope);
    const { today } = time;
    const [patient, healthcoach, holds, diagnoses, devices, cases, origin, basis, eventSchedule, activity, counts] =
      await Promise.all([
        panel.patient(scope, patientId),
        selects("healthcoach") ? panel.coach(scope, patientId) : undefined,
        selects("technicalholdhistory") ? panel.holds(scope, patientId) : [],
        selects("diagnoses") ? recordedDiagnoses(scope, patientId) : [],
        selects("devices") || selects("scheduled") ? panel.devices(scope, patientId) : [],
        !forCompany && ofCases.some(selects) ? panel.cases(scope, patientId) : [],
        selects("regid") || selects("regimEdit") ? panel.origin(scope, patientId) : undefined,
        selects("madefrom") ? panel.madeFrom(scope, patientId) : undefined,
        selects("eventSchedule") ? reminders.between(scope, patientId, today, addDays(today, 365)) : [],
        selects("patientactivity") ? recordings.activity(scope, patientId, today) : [],
        countAround(deps, scope, viewer, patientId, selects),
      ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getPatient");
    return {
      patient: {
        ...patientFacts(patient, time),
        ...(origin ?? noOrigin),
        madefrom: basis ? { version: basis.version, on: todayIn(Date.parse(basis.at), time.timeZone) } : null,
        eventSchedule,
        ...counts,
        patientactivity: activityByArea(activity, today),
        healthcoach: healthcoach ?? null,
        technicalholdhistory: holds.map(({ held_from, released_on, note }) => ({
          status: released_on === null ? "hold" : "release",
          holddate: held_from,
          releasedate: released_on,
          note,
        })),
        diagnoses,
        lastscores: forCompany ? noScores : lastScores(patient),
        devices: devices.map((device) => ({ ...device, ended_on: endedOn(device.lastDay, today) })),
        cases,
        casestotal: cases[0]?.total ?? 0,
        casesopen: cases[0]?.open ?? 0,
        scheduled: {
          exercises: patient.hasExercises,
          measurements: devices.length > 0,
          questionnaires: patient.hasQuestionnaires,
        },
      },
    };
  };
};

export type GetPatient = ReturnType<typeof makeGetPatient>;
