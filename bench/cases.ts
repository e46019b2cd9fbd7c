import { Role } from "@restride/domain/access/roles.ts";
import type { List, ListGroup } from "./lists.ts";

const row = `_id caseNumber title summary status priority isNew unread urgent assignedToName customerId customerName customerLogo
  patientName patientLastDigitOfPhone createdDate lastUpdated archived`;
const caseList: List = {
  name: "cases, open",
  document: `query Cases($filters: ActionCaseFilters, $metadata: PageInput) {
    getActionCaseList(filters: $filters, metadata: $metadata) { status message total actionCases { ${row} } } }`,
  variables: (_, customerId) =>
    [1, 2, 3].map((current) => ({
      filters: { customerIds: [customerId], status: ["Assigned", "Unassigned"] },
      metadata: { current, pageSize: 20 },
    })),
  // One in sixteen is open; every fourth is commented on. Nobody has looked at one in fifty.
  fill: `with added as (
      insert into cases (customer_id, case_id, patient_id, type, status, priority, summary, description, created_at, updated_at)
      select $1, gen_random_uuid(), (select min(patient_id::text)::uuid from patients where customer_id = $1), 'Patient Technical',
        case when n % 16 = 0 then 'Unassigned' when n % 3 = 0 then 'NotAnIssue' else 'Resolved' end, 'P3', 'Gateway', 'It is offline.',
        now() - n * interval '10 minutes', now() - n * interval '10 minutes'
      from generate_series(1, $2::int) n returning customer_id, case_id, case_number),
    looked as (
      insert into case_views select added.customer_id, case_id, user_id, now() from added, users
      where role in (1, 21) and (users.customer_id is null or users.customer_id = $1) and case_number % 50 > 0)
    insert into case_comments (customer_id, case_id, comment_id, text, is_urgent, said_at)
    select customer_id, case_id, gen_random_uuid(), 'Is there any news?', case_number % 40 = 0, now() - case_number * interval '1 second'
    from added where case_number % 4 = 0`,
};

const caseCounts: List = {
  name: "cases, counts",
  document: `query Counts($customerid: ID) { getActionCaseStats(customerid: $customerid) {
    status message total assigned unassigned unresolved resolved notanissue unread } }`,
  variables: (_, customerId) => [{ customerid: customerId }],
};

const messages: List = {
  name: "messages",
  document: `query Messages($filters: PatientMessageFilters, $metadata: PageInput) {
    getPatientMessages(filters: $filters, metadata: $metadata) { status message data { total surgeons { _id name unreadcount image }
      messages { _id summary patientId patientName reportedBy receivedOn message unread urgent archived surgeonId surgeonName } } } }`,
  variables: () => [{}, { metadata: { current: 3, pageSize: 20 } }, { filters: { bySurgeons: true } }],
  fill: caseList.fill!.replace("'Patient Technical'", "'Surgeon Message'"),
};

/** A company's cases, in a clinic with few and in one with many. */
export const caseLists: ListGroup = {
  name: "cases",
  sizes: [1_000, 100_000],
  asks: Role.companyAdmin,
  lists: [caseList, caseCounts],
};

/** A clinic's messages. */
export const messageLists: ListGroup = { name: "messages", sizes: [100, 10_000], asks: Role.admin, lists: [messages] };
