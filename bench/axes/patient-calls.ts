import { addDays, type CalendarDate, firstOfMonth, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { webDocument } from "@restride/dev-env/documents.ts";
import { type About, type AxisCall, call, type Query, query } from "./call.ts";

const web = {
  patient: webDocument("features/patients/detail/patient", "PatientDocument"),
  calendar: webDocument("features/calendar/calendar", "ActivitiesDocument"),
  notes: webDocument("features/notes/notes", "PatientNotesDocument"),
  addNote: webDocument("features/notes/notes", "AddNoteDocument"),
  notifications: webDocument("features/notifications/notifications", "NotificationsDocument"),
  recovery: webDocument("features/recovery/recovery", "RecoveryDocument"),
  scores: webDocument("features/score-charts/score-charts", "ScoreChartsDocument"),
  log: webDocument("features/activity-log/activity-log", "ActivityLogDocument"),
};

/** Text of the notes that are added, which the end of a measurement deletes. */
export const addedNote = "Written by the bench";

const monthOf = (patientid: string, day: CalendarDate): Query => {
  const startdate = startOfWeek(firstOfMonth(day));
  return query(web.calendar, { patientid, startdate, enddate: addDays(startdate, 41) });
};

const notesOf = (patient_id: string, pageSize: number): Query =>
  query(web.notes, { patient_id, metadata: { current: 1, pageSize }, category: null, search: null });

const logFilter = { sources: [], events: [], oldestFirst: false, cursor: null, turn: 0, size: 10 };
const logRange = "6m";

/** Returns the calls about one patient. */
export const patientCalls = ({ patient, today, category }: About): AxisCall[] => {
  const note = { patient_id: patient, category, notes: addedNote, datetime: `${addDays(today, -1)}T12:00:00.000Z` };
  const log = { patientid: patient, internal: false, filter: { ...logFilter, fromDate: logRange } };
  const report = { path: "/downloadreport", body: JSON.stringify({ data: { id: patient, notes: true } }) };
  return [
    call(
      "patient page (5 at once)",
      "getPatient",
      query(web.patient, { id: patient }),
      monthOf(patient, today),
      notesOf(patient, 3),
      query(web.notifications, { id: patient }),
      { ...query(web.recovery, { patientid: patient }), operation: "getRecovery" },
    ),
    call("month, now", "getDateRangeActivities", monthOf(patient, today)),
    call("month, 10 months ago", "getDateRangeActivities", monthOf(patient, addDays(today, -305))),
    call("score charts", "getOksData", query(web.scores, { patientid: patient })),
    { ...call("report PDF", "downloadReport", report), file: "%PDF-" },
    { ...call("add a note", "addPatientNote", query(web.addNote, { input: note })), writes: true },
    call(
      "activity log, page 1",
      "getActivityLog",
      query(web.log, { patientid: patient, fromDate: logRange, filter: logFilter }),
    ),
    { ...call("activity log CSV", "getActivityLog", { path: "/activity-log", body: JSON.stringify(log) }), file: "" },
    call("notes (20)", "getPatientNotes", notesOf(patient, 20)),
  ];
};
