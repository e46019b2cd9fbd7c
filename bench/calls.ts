import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Clinic, Recorder } from "./people.ts";
import type { Request } from "./load.ts";

/** A call to measure: who asks what. `answers` names the statements whose rows are what is shown. */
export type Call = { name: string; requests: Request[]; answers: string[]; records?: boolean };

type Filter = { filters: object; sorter: { field: string; order: string }; current: number };

/** What people really narrow the list to, each with another sort and page. */
const filters: Filter[] = [
  { filters: { type: "active" }, sorter: { field: "name", order: "ascend" }, current: 1 },
  { filters: { type: "active", surgerytype: "knee" }, sorter: { field: "surgerydate", order: "descend" }, current: 2 },
  {
    filters: { type: "active", progress: { min: 20, max: 80 } },
    sorter: { field: "name", order: "ascend" },
    current: 1,
  },
  { filters: { type: "all", painlevel: [2, 3, 4] }, sorter: { field: "surgerydate", order: "ascend" }, current: 1 },
];

const listDocument = `query PatientList($metadata: PageInput, $filters: PatientFilters, $sorter: SorterInput) {
  getPatientList(metadata: $metadata, filters: $filters, sorter: $sorter) { status message total
    patients { _id firstname lastname phone surgeon provider active progress deviceprogress surgery { type date days } } } }`;
const statsDocument = "query PatientStats { getPatientStats { status message active knee hip } }";
const monthDocument = `query Month($id: ID!, $from: CalendarDate!, $to: CalendarDate!) {
  getDateRangeActivities(patientid: $id, startdate: $from, enddate: $to) { status message today fact
    weeks { weekdate exercise { due done } measurement { due done } questionnaire { due done } }
    activities { date hold exercise { due done } measurement { due done } questionnaire { due done }
      reminders { _id title message }
      exercises { exerciseid name status timesDone time } measurements { deviceid display_name status timesDone time }
      questionnaires { itemid name status answerid } } } }`;
const dayDocument = `query Day($date: CalendarDate!) { getMyDay(date: $date) { status message
  day { exercises { exerciseid timesDone time } } } }`;
const recordDocument =
  "mutation Record($input: RecordExerciseInput!) { recordExercise(input: $input) { status message fact timesDone } }";

const request = (token: string | null, query: string, variables: object): Request => ({
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables }),
});

/** The calls that only read. `today` is the day of the clinics. */
export function readingCalls(clinics: readonly Clinic[], today: CalendarDate): Call[] {
  const [from, to] = [addDays(today, -34), today];
  const list = clinics.flatMap(({ admin }) =>
    filters.map(({ current, ...asked }) =>
      request(admin.token, listDocument, { ...asked, metadata: { current, pageSize: 20 } }),
    ),
  );
  const stats = clinics.map(({ admin }) => request(admin.token, statsDocument, {}));
  const month = clinics.flatMap(({ admin, patients }) =>
    patients.map((id) => request(admin.token, monthDocument, { id, from, to })),
  );
  return [
    { name: "patient list page", requests: list, answers: ["patientList", "patientTotal"] },
    { name: "counts", requests: stats, answers: ["patientStats"] },
    {
      name: "a patient's month",
      requests: month,
      answers: ["patientDays", "reminders", "scheduled", "exercisesDone", "readingsTaken", "submissions"],
    },
  ];
}

/** Every round that these patients may still record for the last week, patient after patient in turn. */
export async function recordingCall(recorders: readonly Recorder[], days: readonly string[]): Promise<Call> {
  const rounds = await Promise.all(recorders.map((recorder) => roundsOf(recorder, days)));
  const longest = Math.max(...rounds.map(({ length }) => length));
  const requests = Array.from({ length: longest }, (_, at) => rounds.flatMap((own) => own[at] ?? [])).flat();
  return { name: "record an exercise", requests, answers: ["recordFact"], records: true };
}

type Day = { day: { exercises: { exerciseid: string; timesDone: number; time: number }[] } };

async function roundsOf({ phone }: Recorder, days: readonly string[]): Promise<Request[]> {
  const rounds: Request[] = [];
  for (const date of days) {
    const { answer } = await phone.call<Day>(dayDocument, { date });
    for (const { exerciseid, timesDone, time } of answer.day?.exercises ?? []) {
      const input = { itemid: exerciseid, date };
      for (let round = timesDone; round < time; round++) rounds.push(request(phone.token, recordDocument, { input }));
    }
  }
  return rounds;
}
