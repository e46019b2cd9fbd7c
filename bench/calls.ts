import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { spanOf } from "@restride/domain/progress/periods.ts";
import * as byHand from "./ceiling.ts";
import { compliance, month, monthWithItems, patientList, stats, companyList, record, day } from "./documents.ts";
import type { Request } from "./load.ts";
import type { People, Recorder } from "./people.ts";

/** Call to measure: its requests, and the handwritten statements with the values for each request. */
export type Call = {
  name: string;
  requests: Request[];
  records?: boolean;
  /**
   * The requests change what later requests find, in rounds that return to the start. Each connection begins a round at its start, and the product's
   * statements are not replayed.
   */
  rounds?: boolean;
  /** Text that each answer must contain. The default is the status of success. */
  expect?: string;
  byHand?: byHand.ByHand | readonly byHand.ByHand[];
  values?: readonly (readonly unknown[])[];
};

export const request = (token: string | null, query: string, variables: object): Request => ({
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables }),
});

const byName = { field: "name", order: "ascend" };
const bySurgery = { field: "surgerydate", order: "descend" };
const metadata = { current: 1, pageSize: 20 };
const beginnings = ["wh", "ra", "be", "ha"];

/** Returns the calls that only read. `today` is the clinics' today. */
export function readingCalls({ clinics, boss }: People, today: CalendarDate): Call[] {
  const [from, to] = [addDays(today, -34), today];
  const weeks = spanOf("2w", today);
  const days = { startdate: weeks.from, enddate: weeks.to };
  const active = { type: "active" };
  const each = <Item>(
    items: readonly Item[],
    ask: (token: string | null, clinic: string, item: Item) => [Request, unknown[]],
  ) => split(clinics.flatMap(({ id, admin }) => items.map((item) => ask(admin.token, id, item))));
  const ofPatients = (document: string) =>
    split(
      clinics.flatMap(({ id, admin, patients }) =>
        patients.map((patient) => [request(admin.token, document, { id: patient, from, to }), [id, patient, from, to]]),
      ),
    );
  return [
    {
      name: "list of patients",
      byHand: byHand.list,
      ...each([active], (token, clinic, filters) => [
        request(token, patientList, { filters, sorter: byName, metadata }),
        [clinic],
      ]),
    },
    {
      name: "list by last name",
      byHand: byHand.search,
      ...each(beginnings, (token, clinic, lastname) => [
        request(token, patientList, { filters: { ...active, lastname_plain: lastname }, sorter: byName, metadata }),
        [clinic, lastname],
      ]),
    },
    {
      name: "counts",
      byHand: byHand.counts,
      ...each([active], (token, clinic) => [request(token, stats, {}), [clinic]]),
    },
    { name: "patient with a month", byHand: byHand.patient, ...ofPatients(month) },
    { name: "month with its items", requests: ofPatients(monthWithItems).requests },
    {
      name: "compliance, 2 weeks",
      byHand: byHand.compliance,
      ...each([days], (token, clinic, filters) => [
        request(token, compliance, { filters }),
        [clinic, filters.startdate, filters.enddate],
      ]),
    },
    {
      name: "list of a company",
      byHand: byHand.companyList,
      requests: [request(boss.token, companyList, { filters: active, sorter: bySurgery, metadata })],
      values: [[boss.companyId]],
    },
  ];
}

const split = (pairs: readonly (readonly [Request, unknown[]])[]) => ({
  requests: pairs.map(([request]) => request),
  values: pairs.map(([, values]) => values),
});

/** Days back from the clinic's today on which exercises are recorded: as a phone does all day, and as a patient does who catches up. */
export const recordedDays = { "record an exercise": [0], "record on a past day": [1, 2, 3, 4, 5, 6, 7] } as const;

/**
 * Returns a call with all exercises that the `recorders` can still record on these days, one patient after another in turn. The handwritten side
 * records for `others`.
 */
export async function recordingCall(
  name: keyof typeof recordedDays,
  recorders: readonly Recorder[],
  others: readonly Recorder[],
): Promise<Call> {
  const [own, byHandRounds] = [await inTurn(recorders, recordedDays[name]), await inTurn(others, recordedDays[name])];
  return {
    name,
    records: true,
    requests: own.map(({ phone, input }) => request(phone.token, record, { input })),
    byHand: byHand.record,
    values: byHandRounds.map(({ clinic, id, input }) => [clinic.id, id, input.itemid, input.date]),
  };
}

export type Round<Person = Recorder> = Person & { input: { itemid: string; date: CalendarDate } };
type Day = { today: CalendarDate; day: { exercises: { exerciseid: string; timesDone: number; time: number }[] } };

async function inTurn(recorders: readonly Recorder[], daysBack: readonly number[]): Promise<Round[]> {
  const rounds: Round[][] = [];
  for (const recorder of recorders) rounds.push(await roundsOf(recorder, daysBack));
  const longest = Math.max(0, ...rounds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rounds.flatMap((own) => own[at] ?? [])).flat();
}

/** Returns the exercises of these days that a person can still record. */
export async function roundsOf<Person extends Pick<Recorder, "phone">>(
  recorder: Person,
  daysBack: readonly number[],
): Promise<Round<Person>[]> {
  const rounds: Round<Person>[] = [];
  const { today } = (await recorder.phone.call<Day>(day, {})).answer;
  for (const back of daysBack) {
    const date = addDays(today, -back);
    const { answer } = await recorder.phone.call<Day>(day, { date });
    for (const { exerciseid, timesDone, time } of answer.day?.exercises ?? [])
      for (let round = timesDone; round < time; round++)
        rounds.push({ ...recorder, input: { itemid: exerciseid, date } });
  }
  return rounds;
}
