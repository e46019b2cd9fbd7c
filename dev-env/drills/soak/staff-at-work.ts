import { setTimeout as pause } from "node:timers/promises";
import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signInByPassword } from "../../caller.ts";
import { documentOf } from "../../documents.ts";
import { expectedPermissions } from "../../requests/expected-permissions.ts";
import { demoPassword } from "../../seed/people/staff-rows.ts";
import type { DemoServer } from "../demo-server.ts";

/** A member of staff, with a message case of the clinic. */
export interface Person {
  readonly role: Role;
  readonly userId: string;
  readonly customerId: string;
  readonly caseId: string;
  readonly caller: Caller;
  /** Whether the person sees the case, and so writes comments in it and hears of those of others. */
  readonly seesCase: boolean;
  readonly patientIds: readonly string[];
  /** Number of the clinic's newest domain event before the work begins. */
  readonly newestEvent: number;
}

/** Signs in so many members of the clinics' staff, all that there are at most. */
export const signInStaff = async ({ owner, place }: DemoServer, count: number): Promise<Person[]> => {
  const { rows } = await owner.query<Omit<Person, "caller"> & { email: string }>(
    `select u.user_id as "userId", u.customer_id as "customerId", u.role, u.email, m.case_id as "caseId",
       u.role = $2 or coalesce(m.surgeon_id = any (u.surgeons), false) as "seesCase",
       array(select p.patient_id from patients p where p.customer_id = u.customer_id and p.active
         and (u.surgeons = '{}' or p.surgeon_id = any (u.surgeons)) order by p.patient_id limit 40)::text[] as "patientIds",
       (select coalesce(max(e.event_number), 0) from domain_events e where e.customer_id = u.customer_id)::int as "newestEvent"
     from (select *, array_remove(surgeon_id || associate_surgeons, null) as surgeons from users) u
     cross join lateral (select c.case_id, p.surgeon_id from cases c join patients p using (customer_id, patient_id)
       where c.customer_id = u.customer_id and c.type = 'Surgeon Message' and c.archived_at is null order by c.case_id limit 1) m
     where u.active and u.customer_id is not null order by u.email limit $1`,
    [count, Role.admin],
  );
  const people: Person[] = [];
  for (const { email, ...person } of rows)
    people.push({ ...person, caller: await signInByPassword(place, email, demoPassword) });
  return people;
};

const page = { metadata: { current: 1, pageSize: 20 } };
const people = "completed { count } partially { count } incomplete { count }";
const documents = {
  getPatientList: documentOf("getPatientList", "status message total patients { _id firstname lastname progress }"),
  getPatientStats: documentOf("getPatientStats", "status message active knee hip"),
  getPatient: documentOf("getPatient", "status message patient { _id firstname lastname surgery { date } }"),
  getPatientCompliance: documentOf("getPatientCompliance", `status message overAllSummary { ${people} }`),
  getPatientMessages: documentOf("getPatientMessages", "status message data { total }"),
} as const;
type Operation = keyof typeof documents;
const operations = Object.keys(documents) as Operation[]; // cast: the keys of this object
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

/** One person's work: requests in turn from `firstTurn` on, with pauses of one to three seconds, until `isOver`. Returns the texts of the comments that succeeded. */
export const workAsStaff = async (
  { caller, role, caseId, seesCase, patientIds, userId }: Person,
  onRequest: OnRequest,
  {
    isOver,
    random,
    firstTurn,
  }: { readonly isOver: () => boolean; readonly random: () => number; readonly firstTurn: number },
): Promise<string[]> => {
  const comments: string[] = [];
  const comment = async (turn: number): Promise<void> => {
    const text = `Comment ${turn} of ${userId}.`;
    const key = { "idempotency-key": crypto.randomUUID() };
    const write = () => caller.call(addComment, { case: caseId, text }, key);
    if (await timeCall(onRequest, "addNewComment", write)) comments.push(text);
  };
  const read = (operation: Operation) => {
    const variables: Partial<Record<Operation, object>> = {
      getPatientList: { ...page, filters: { type: "active" } },
      getPatientMessages: page,
      getPatient: { id: patientIds[Math.floor(random() * patientIds.length)] },
      getPatientCompliance: { filters: { type: "all" } },
    };
    const call = () => caller.call(documents[operation], variables[operation]);
    return timeCall(onRequest, operation, call);
  };
  const allowed = operations.filter((name) => expectedPermissions[name].roles.includes(role));
  for (let turn = firstTurn; !isOver(); turn += 1) {
    const operation = allowed[turn % (allowed.length + 1)];
    if (operation !== undefined) await read(operation);
    else if (seesCase) await comment(turn);
    await pause(1_000 + 2_000 * random());
  }
  return comments;
};
