import { Role } from "@restride/domain/access/roles.ts";
import type { List, ListGroup } from "./lists.ts";

const row = `_id caseNumber title summary status priority isNew unread urgent assignedToName customerId customerName customerLogo
  patientName patientLastDigitOfPhone createdDate lastUpdated archived`;
const caseList: List = {
  name: "cases, open",
  document: `query Cases($filters: ActionCaseFilters, $metadata: PageInput, $sorter: SorterInput) {
    getActionCaseList(filters: $filters, metadata: $metadata, sorter: $sorter) { status message total actionCases { ${row} } } }`,
  variables: (_, customerId) =>
    [1, 2, 3].map((current) => ({
      filters: { customerIds: [customerId], status: ["Assigned", "Unassigned"] },
      metadata: { current, pageSize: 20 },
    })),
  fill: [
    // one patient for every five cases
    `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
      select $1, gen_random_uuid(), surgeon_id, 'Many', 'Patient ' || n, 'female', '1960-05-01', 'many' || n || '@clinic.example',
        '+1312555' || lpad((n % 10000)::text, 4, '0'), 'knee', current_date
      from generate_series(1, $2::int / 5) n, lateral (
        select surgeon_id from surgeons where customer_id = $1 order by surgeon_id offset n % 2 limit 1) theirs`,
    // One case in sixteen is open, and one in four has a comment. The newest fiftieth of the cases and one in five hundred of the others are
    // unviewed; the latter have no urgent comments.
    `with added as (
      insert into cases (customer_id, case_id, patient_id, type, status, priority, summary, description, created_at, updated_at)
      select $1, gen_random_uuid(), patients[n % cardinality(patients) + 1], 'Patient Technical',
        case when n % 16 = 0 then 'Unassigned' when n % 3 = 0 then 'NotAnIssue' else 'Resolved' end, 'P3', 'Gateway', 'It is offline.',
        now() - n * interval '10 minutes', now() - n * interval '10 minutes'
      from generate_series(1, $2::int) n, (select array_agg(patient_id) as patients from patients where customer_id = $1) theirs
      returning customer_id, case_id, case_number, created_at),
    looked as (
      insert into case_views select added.customer_id, case_id, user_id, now() from added, users
      where role in (1, 21) and (users.customer_id is null or users.customer_id = $1) and case_number % 500 <> 1
        and added.created_at < now() - $2::int / 50 * interval '10 minutes')
    insert into case_comments (customer_id, case_id, comment_id, text, is_urgent, commented_at)
    select customer_id, case_id, gen_random_uuid(), 'Is there any news?', case_number % 40 = 0, created_at + interval '5 minutes'
    from added where case_number % 4 = 0`,
  ],
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
  fill: caseList.fill!.map((sql) => sql.replace("'Patient Technical'", "'Surgeon Message'")),
};

const messagesOfPatients: List = {
  ...messages,
  name: "messages, by patients",
  variables: () => [{ filters: { byPatients: true } }],
  fill: [],
};

const messagesOfName: List = {
  ...messagesOfPatients,
  name: "messages, by patients of a name",
  variables: () => [{ filters: { byPatients: true, name: "and" } }],
};

const messagesOfNobody: List = {
  ...messagesOfPatients,
  name: "messages, by patients of a name that nobody has",
  variables: () => [{ filters: { byPatients: true, name: "zzzz" } }],
};

const listOf = (name: string, variables: (customerIds: string[]) => object): List => ({
  ...caseList,
  name: `cases, ${name}`,
  variables: (_, customerId) => [variables([customerId])],
  fill: [],
});

const orders: List = {
  name: "orders",
  document: `query Orders($filters: FullfillmentFilters, $metadata: PageInput) {
    getFullfillments(filters: $filters, metadata: $metadata) { status message total fullfillments { _id orderDate noOfDevice isnew
      customer { _id name logo } patient { _id firstname lastname active consent registered } cases { _id status casenumber } } } }`,
  variables: (_, customer) => [
    { filters: { customer } },
    { filters: { customer, status: "Shipped" }, metadata: { current: 3, pageSize: 20 } },
  ],
  fill: [
    caseList.fill![0]!,
    `with added as (
      insert into device_orders (customer_id, order_id, patient_id, ordered_at, is_reorder, status)
      select $1, gen_random_uuid(), patients[n % cardinality(patients) + 1], now() - n * interval '10 minutes', n % 10 = 0,
        case when n % 16 = 0 then 'Pending' else 'Shipped' end
      from generate_series(1, $2::int) n, (select array_agg(patient_id) as patients from patients where customer_id = $1) theirs
      returning customer_id, order_id, patient_id, status)
    insert into patient_devices (customer_id, patient_id, item_id, device_id, order_id, status)
    select customer_id, patient_id, gen_random_uuid(), (select min(device_id::text)::uuid from devices), order_id, status from added`,
  ],
};

const orderCounts: List = {
  name: "orders, counts",
  document: `query Counts($filters: FullfillmentFilters) { getFullfillmentsCount(filters: $filters) { status message pending shipped } }`,
  variables: (_, customer) => [{ filters: { customer } }],
};

const units: List = {
  name: "units",
  document: `query Units($filters: UnitFilters, $metadata: PageInput, $sorter: SorterInput) {
    getUnits(filters: $filters, metadata: $metadata, sorter: $sorter) { status message total units { _id orderid name hardware_uuid
      status since days dueback overdue customer { _id name } patient { _id name } } } }`,
  variables: (_, customer) => [
    { filters: { customer, place: "all" } },
    { filters: { customer, place: "tosend" }, sorter: { field: "dueback", order: "ascend" } },
    { filters: { customer }, metadata: { current: 3, pageSize: 20 } },
  ],
};

/** Cases of a company, in a clinic with few cases and in a clinic with many. */
export const caseLists: ListGroup = {
  name: "cases",
  sizes: [1_000, 100_000],
  asks: Role.companyAdmin,
  lists: [
    caseList,
    listOf("all", (customerIds) => ({ filters: { customerIds } })),
    listOf("unread", (customerIds) => ({ filters: { customerIds, unread: true } })),
    listOf("by priority", (customerIds) => ({
      filters: { customerIds },
      sorter: { field: "priority", order: "descend" },
    })),
    caseCounts,
  ],
  derive: "select list_all_cases(), count_companies()",
};

/** Messages of a clinic. */
export const messageLists: ListGroup = {
  name: "messages",
  sizes: [100, 10_000],
  asks: Role.admin,
  lists: [messages, messagesOfPatients, messagesOfName, messagesOfNobody],
  derive: "select list_all_cases(), count_companies()",
};

/** Orders of a company. */
export const orderLists: ListGroup = {
  name: "orders",
  sizes: [500, 50_000],
  asks: Role.companyAdmin,
  lists: [orders, orderCounts, units],
  derive: "select place_missing_orders(), list_all_units(), join_companies(), count_companies()",
};
