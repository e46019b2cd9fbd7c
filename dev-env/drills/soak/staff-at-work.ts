import { setTimeout as pause } from "node:timers/promises";
import { type Caller, signInByPassword } from "../../caller.ts";
import { documentOf } from "../../documents.ts";
import { demoPassword } from "../../seed/people/staff-rows.ts";
import type { DemoServer } from "../demo-server.ts";

/** A member of staff, with the message case of the clinic that its admin and therapist write in. */
export interface Person {
  readonly userId: string;
  readonly customerId: string;
  readonly caseId: string;
  readonly caller: Caller;
  /** Whether the person sees all patients of the clinic, and writes comments. */
  readonly seesAll: boolean;
  readonly patientIds: readonly string[];
  /** Number of the clinic's newest domain event before the work begins. */
  readonly newestEvent: number;
}

/** Signs in so many members of the clinics' staff, all that there are at most. */
export const signInStaff = async ({ owner, place }: DemoServer, count: number): Promise<Person[]> => {
  const { rows } = await owner.query<Omit<Person, "caller"> & { email: string }>(
    `select u.user_id as "userId", u.customer_id as "customerId", u.email, u.surgeon_id is null as "seesAll",
       m.case_id as "caseId",
       array(select p.patient_id from patients p where p.customer_id = u.customer_id and p.active
         and (u.surgeon_id is null or p.surgeon_id = u.surgeon_id) order by p.patient_id limit 40)::text[] as "patientIds",
       (select coalesce(max(e.event_number), 0) from domain_events e where e.customer_id = u.customer_id)::int as "newestEvent"
     from users u cross join lateral (select c.case_id from cases c
       where c.customer_id = u.customer_id and c.type = 'Surgeon Message' and c.archived_at is null order by c.case_id limit 1) m
     where u.active and u.customer_id is not null and (u.surgeon_id is null or exists (
       select from patients p where p.customer_id = u.customer_id and p.active and p.surgeon_id = u.surgeon_id)) order by u.email limit $1`,
    [count],
  );
  const people: Person[] = [];
  for (const { email, ...person } of rows)
    people.push({ ...person, caller: await signInByPassword(place, email, demoPassword) });
  return people;
};

const page = { metadata: { current: 1, pageSize: 20 } };
const people = "completed { count } partially { count } incomplete { count }";
const documents = {
  list: documentOf("getPatientList", "status message total patients { _id firstname lastname progress }"),
  counts: documentOf("getPatientStats", "status message active knee hip"),
  patient: documentOf("getPatient", "status message patient { _id firstname lastname surgery { date } }"),
  compliance: documentOf("getPatientCompliance", `status message overAllSummary { ${people} }`),
  messages: documentOf("getPatientMessages", "status message data { total }"),
} as const;
const addComment =
  "mutation ($case: ID!, $text: String!) { addNewComment(caseId: $case, comment: $text) { status message commentid } }";

/** Takes each request: its operation, its milliseconds, and why it failed; null for one that succeeded. */
export type OnRequest = (operation: string, milliseconds: number, failure: string | null) => void;

/** Sends a request and tells it; returns whether it succeeded. */
export const timeCall = async (
  onRequest: OnRequest,
  operation: string,
  call: () => ReturnType<Caller["call"]>,
): Promise<boolean> => {
  const begun = performance.now();
  const failure = await call().then(
    ({ http, answer, errors }) =>
      answer?.status === "success" ? null : `${http} ${answer?.message ?? errors[0]?.message}`,
    (error: unknown) => String(error),
  );
  onRequest(operation, performance.now() - begun, failure);
  return failure === null;
};

/** One person's work: requests with pauses of one to three seconds until `isOver`. Returns the texts of the comments that succeeded. */
export const workAsStaff = async (
  { caller, caseId, seesAll, patientIds, userId }: Person,
  onRequest: OnRequest,
  { isOver, random }: { readonly isOver: () => boolean; readonly random: () => number },
): Promise<string[]> => {
  const comments: string[] = [];
  const read = (operation: keyof typeof documents, variables: object) =>
    timeCall(onRequest, operation, () => caller.call(documents[operation], variables));
  const comment = async (turn: number): Promise<void> => {
    const text = `Comment ${turn} of ${userId}.`;
    const key = { "idempotency-key": crypto.randomUUID() };
    const write = () => caller.call(addComment, { case: caseId, text }, key);
    if (await timeCall(onRequest, "comment", write)) comments.push(text);
  };
  const turns = [
    () => read("list", { ...page, filters: { type: "active" } }),
    () => read("counts", {}),
    () => read("patient", { id: patientIds[Math.floor(random() * patientIds.length)] }),
    () => read("compliance", { filters: { type: "all" } }),
    () => read("messages", page),
  ];
  for (let turn = 0; !isOver(); turn += 1) {
    await (turn % 6 === 5 ? seesAll && comment(turn) : turns[turn % 6]!());
    await pause(1_000 + 2_000 * random());
  }
  return comments;
};
