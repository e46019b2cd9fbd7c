import { addDays, type CalendarDate, firstOfMonth, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { webDocument } from "@restride/dev-env/documents.ts";
import type { World } from "@restride/dev-env/world.ts";
import { type Call, request } from "../calls.ts";
import type { Request } from "../load.ts";
import * as clinicByHand from "./clinic.by-hand.ts";
import type { FollowedPatient } from "./fill-patient.ts";
import { logPage } from "./log.by-hand.ts";
import { report } from "./report.by-hand.ts";
import { patientPage } from "./patient-page.by-hand.ts";

const web = {
  compliance: webDocument("features/compliance/compliance", "ComplianceDocument"),
  engagement: webDocument("features/home/home", "EngagementDocument"),
  outcomes: webDocument("features/home/home", "FormGraphDataDocument"),
  log: webDocument("features/activity-log/activity-log", "ActivityLogDocument"),
  people: webDocument("features/drill-down/drill-down", "CountedPeopleDocument"),
  days: webDocument("features/drill-down/drill-down", "CountedDaysDocument"),
  patient: webDocument("features/patients/detail/patient", "PatientDocument"),
  calendar: webDocument("features/calendar/calendar", "ActivitiesDocument"),
  notes: webDocument("features/notes/notes", "PatientNotesDocument"),
  notifications: webDocument("features/notifications/notifications", "NotificationsDocument"),
  recovery: webDocument("features/recovery/recovery", "RecoveryDocument"),
  scores: webDocument("features/score-charts/score-charts", "ScoreChartsDocument"),
  news: webDocument("app/cases/case-news", "AnyNewMessageDocument"),
  codes:
    "query ($p: ID!, $s: String!) { findDiagnosisCodes(patientId: $p, search: $s) { status message total codes { code } } }",
} as const;

/** Combines requests that a page sends at the same time. */
const atOnce = ([first, ...beside]: readonly Request[]): Request => ({ ...first!, beside });

/** Clinic and one of its patients, the token of the person who asks, and the clinic's today. */
type CallContext = FollowedPatient & { token: string | null; today: CalendarDate };
type RequestWithValues = readonly [request: Request, values: unknown[]];

const makeCall = (name: string, byHand: Call["byHand"], ...queries: readonly RequestWithValues[]): Call => ({
  name,
  ...(byHand && { byHand }),
  requests: queries.map(([request]) => request),
  values: queries.map(([, values]) => values),
});

const ofClinic = ({ token, today, customer }: CallContext): Call[] => {
  const yesterday = addDays(today, -1);
  const saturday = addDays(startOfWeek(today), -1);
  const partial = { name: "compliance", area: "exercise", bucket: "partial", weeks: 0, joint: "all" };
  const year = { range: 365 };
  const ask = (document: string, variables: object): Request => request(token, document, variables);
  return [
    makeCall("compliance, all time", clinicByHand.compliance, [
      ask(web.compliance, { filters: { enddate: yesterday } }),
      [customer, yesterday, null],
    ]),
    makeCall("compliance, all of knees", clinicByHand.compliance, [
      ask(web.compliance, { filters: { enddate: yesterday, type: "knee" } }),
      [customer, yesterday, "knee"],
    ]),
    makeCall("home, 365 days", clinicByHand.home, [
      atOnce([ask(web.engagement, year), ask(web.outcomes, { range: 3 })]),
      [customer, addDays(today, -365), yesterday, addDays(today, -91), today],
    ]),
    makeCall("number: all its patients", clinicByHand.people, [
      ask(web.people, { number: partial, metadata: { current: 1, pageSize: 20 } }),
      [customer, saturday],
    ]),
  ];
};

const ofPatient = ({ token, today, customer, patient }: CallContext): Call[] => {
  const ask = (document: string, variables: object): Request => request(token, document, variables);
  const monday = startOfWeek(firstOfMonth(today));
  const month = { startdate: monday, enddate: addDays(monday, 41) };
  const number = (number: object): Request =>
    ask(web.days, { number, patientid: patient, metadata: { current: 1, pageSize: 7 } });
  const download = { ...request(token, "", {}), body: JSON.stringify({ data: { id: patient, notes: true } }) };
  return [
    makeCall("number: a patient's days", clinicByHand.days, [
      number({ name: "progress", area: "exercise" }),
      [customer, patient, "-infinity", today],
    ]),
    makeCall("number: items of a day", clinicByHand.days, [
      number({ name: "engagement", area: "exercise", bucket: "due", days: 1 }),
      [customer, patient, addDays(today, -1), addDays(today, -1)],
    ]),
    makeCall("patient page", patientPage, [
      atOnce([
        ask(web.patient, { id: patient }),
        ask(web.calendar, { patientid: patient, ...month }),
        ask(web.notes, { patient_id: patient, metadata: { current: 1, pageSize: 3 }, category: null, search: null }),
        ask(web.notifications, { id: patient }),
        ask(web.recovery, { patientid: patient }),
        ask(web.scores, { patientid: patient }),
        ask(web.news, {}),
      ]),
      [customer, patient, month.startdate, month.enddate],
    ]),
    {
      ...makeCall("report with notes", report, [{ ...download, path: "/downloadreport" }, [customer, patient, today]]),
      expect: "%PDF-",
    },
    makeCall(
      "find a diagnosis",
      undefined,
      ...["uns", "kne", "ini", "stiff knee", "m17", "zzz"].map((search): RequestWithValues => [
        ask(web.codes, { p: patient, s: search }),
        [],
      ]),
    ),
  ];
};

const kinds = ["Exercise", "Measurement", "Patient Note", "Patient Update"];
const logSize = 10;

/** Returns the calls for the first and the last page of the log, ten entries each. */
async function ofLog(world: World, { token, today, customer, patient, entries }: CallContext): Promise<Call[]> {
  const { rows } = await world.owner.query<{ at: string; id: string; cursor: string }>(
    `select at::text, entry_id as id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || entry_id as cursor
     from audit_log where customer_id = $1 and about_patient = $2 order by at desc, entry_id desc offset $3 limit 1`,
    [customer, patient, entries - 2 * logSize],
  );
  const far = rows[0]!;
  const filter = { events: kinds, size: logSize, startdate: addDays(today, -400), enddate: addDays(today, 1) };
  const page = (more: object): Request =>
    request(token, web.log, { patientid: patient, filter: { ...filter, ...more } });
  return [
    makeCall("log, first page", logPage, [page({}), [customer, patient, "infinity", 0]]),
    makeCall("log, last page", logPage, [page({ cursor: far.cursor }), [customer, patient, far.at, far.id]]),
  ];
}

/** Returns all calls about a clinic and the patient who is followed there. */
export const followingCalls = async (world: World, asking: CallContext): Promise<Call[]> => [
  ...ofClinic(asking),
  ...ofPatient(asking),
  ...(await ofLog(world, asking)),
];
