import { Role } from "@restride/domain/access/roles.ts";
import { companyScope, openFor, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import { type PlanStep, planSteps, rowsRead, statementRecorder } from "../dev-env/database/plan-steps.ts";
import { test } from "../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../dev-env/database/small-database.ts";
import { writeAllNameParts } from "../dev-env/database/write-all-name-parts.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { makeMessagesQueries } from "./features/cases/messages/messages.queries.ts";
import { makeCompaniesQueries } from "./features/companies/companies.queries.ts";
import { makeListedContentQueries } from "./features/content/list/listed-content.queries.ts";
import type { CustomersScope } from "./features/customers/customers.conditions.queries.ts";
import { makeCustomersQueries } from "./features/customers/customers.queries.ts";
import { makeOrderListQueries } from "./features/fulfilment/order-list.queries.ts";
import { makeUnitsQueries } from "./features/fulfilment/units.queries.ts";
import { makeNotesQueries } from "./features/notes/notes.queries.ts";
import { makeCompanyListQueries } from "./features/patients/company-list.queries.ts";
import { makePatientQueries } from "./features/patients/patients.queries.ts";
import { makeRegisteredQueries } from "./features/registration/registered.queries.ts";
import { makeRemindersQueries } from "./features/reminders/reminders.queries.ts";
import { makeSurgeonsQueries } from "./features/surgeons/surgeons.queries.ts";
import { makeUsersQueries } from "./features/users/users.queries.ts";
import type { Database } from "./platform/database/database.ts";

const customers = small.customers.slice(0, 2);
const clinic = systemCustomerScope(customers[0]!, "test");
const [companyId, staffedCompanyId] = [small.companies[0]!, small.companies[1]!];
const viewer = { userId: small.user(0, Role.companyAdmin), companyId, customerIds: null } as unknown as Viewer;
const company = companyScope(viewer)!;
const staffedCompany = companyScope({ ...viewer, companyId: staffedCompanyId })!;
const open = openFor(company, customers);
const every = systemScope("test");

/** SQL with the id of a row: its kind and its number. */
const idSql = (kind: number, number: string) =>
  `('018f${String(kind).padStart(4, "0")}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const first = "(array['Anna', 'Ben', 'Carla', 'Dora'])[1 + n % 4]";
const last = "case n when 777 then 'O’Brien' else 'Smith' || n end";
const fullName = `${first} || ' ' || ${last}`;
const ours = customers[0]!;
/** SQL with the surgeon of a patient, who is one of the clinic's 25. */
const surgeon = idSql(8, "177 + 200 * (n % 25)");
/**
 * A clinic with 5,000 patients, each with a registration, a reminder in one month, a message, an order, a unit and a note, and with 5,000 surgeons
 * and users; a company with 5,000 clinics, another with 5,000 users; 5,000 companies.
 */
const inserts = [
  `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
   select '${ours}', ${idSql(1, "n")}, ${surgeon}, ${first}, ${last}, 'female', '1960-05-01'::date + n, n || '@many.example',
     '+1312556' || lpad(n::text, 4, '0'), 'knee', '2026-01-01'`,
  `insert into patient_progress (customer_id, patient_id, active, as_of, surgery_date)
   select '${ours}', ${idSql(1, "n")}, true, '2026-01-15', '2026-01-01'`,
  `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone, ship_address,
     email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
   select '${ours}', ${idSql(2, "n")}, ${first}, ${last}, 'female', '1960-05-01', n || '@many.example', '+1312556' || lpad(n::text, 4, '0'), '{}', true, true,
     false, '2026-01-01'::timestamptz + n * interval '1 minute', '', ''`,
  `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at)
   select '${ours}', ${idSql(1, "n")}, ${idSql(3, "n")}, '2026-01-01'::date + n % 31, case n when 555 then 'Ask O’Brien' else 'Lab' end, now()`,
  `insert into listed_cases (customer_id, case_id, case_number, is_archived, patient_id, priority, last_message_at, status, surgeon_id, touched_at)
   select '${ours}', ${idSql(4, "n")}, 100000 + n, false, ${idSql(1, "n")}, '', '2026-01-01', 'Unassigned', ${surgeon}, '2026-01-01'`,
  `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
   select '${ours}', ${idSql(4, "n")}, ${idSql(1, "n")}, 'Surgeon Message', 'A', 'B', now(), now()`,
  `insert into device_orders (customer_id, order_id, patient_id, is_reorder, ordered_at, status)
   select '${ours}', ${idSql(5, "n")}, ${idSql(1, "n")}, false, '2026-01-01'::timestamptz + n * interval '1 minute', 'Shipped'`,
  `insert into patient_devices (customer_id, patient_id, item_id, device_id, order_id, hardware_id, status)
   select '${ours}', ${idSql(1, "n")}, ${idSql(6, "n")}, '${small.device}', ${idSql(5, "n")}, 'HW' || n, 'Delivered'`,
  `insert into listed_units (customer_id, patient_id, item_id, hardware_id, status, stands_since)
   select '${ours}', ${idSql(1, "n")}, ${idSql(6, "n")}, 'HW' || n, 'Delivered', '2026-01-01'`,
  `insert into patient_notes (customer_id, patient_id, note_id, category_id, created_by, text, noted_at, created_at, updated_at)
   select '${ours}', ${idSql(1, "n")}, ${idSql(7, "n")}, (select category_id from note_categories limit 1), '${viewer.userId}', ${fullName},
     now(), now(), now()`,
  `insert into surgeons (customer_id, surgeon_id, access_code, name, first_name, last_name, email, phone_public)
   select '${ours}', ${idSql(8, "n")}, 'S' || n, ${fullName}, ${first}, ${last}, n || '@surgeons.example', '+1312556' || lpad(n::text, 4, '0')`,
  `insert into users (user_id, customer_id, role, email, first_name, last_name)
   select ${idSql(9, "n")}, '${ours}', ${Role.physio}, n || '@users.example', ${first}, ${last}`,
  `insert into users (user_id, company_id, role, email, first_name, last_name)
   select ${idSql(13, "n")}, '${staffedCompanyId}', ${Role.healthCoach}, n || '@coaches.example', ${first}, ${last}`,
  `insert into customers (customer_id, company_id, name, access_code)
   select ${idSql(10, "n")}, '${companyId}', ${fullName}, 'code' || n`,
  `insert into companies (company_id, name) select ${idSql(11, "n")}, ${fullName}`,
  `insert into content (content_id, kind, company_id) select ${idSql(12, "n")}, 'exercise', case n % 200 when 177 then '${companyId}'::uuid else ${idSql(21, "n % 200")} end`,
];

test.beforeAll(async ({ database }) => {
  // Without triggers, because some of them count again for each row.
  await database.owner.query("set session_replication_role = replica");
  for (const insert of inserts) await database.owner.query(`${insert} from generate_series(1, 5000) n`);
  await database.owner.query("set session_replication_role = default");
  await database.owner.query("select queue_unformed_names()");
  await writeAllNameParts(database.url);
  await database.owner.query("vacuum analyze");
});

const page = { current: 1, pageSize: 20 };
const slice = { limit: 20, offset: 0 };
const today = calendarDate("2026-01-15");
const [name, nameParts] = ["brien ben", ["brien", "ben"]];
const order = { sort: { field: "name", order: "ascend" }, page, today, withTotal: true } as const;
const patients = { filter: { type: "active", name }, ...order } as const;
const byDigits = { ...patients, filter: { type: "active", lastdigitsofphone: "0777" } } as const;
const users = { search: name, active: null, role: null, onlyUsers: false, descending: false };
const firstPage = { offset: 0, limit: 20 };
const month = { from: calendarDate("2026-01-01"), to: calendarDate("2026-01-31"), today };
const units = { customerIds: customers, states: ["Delivered"] as const, now: "2026-01-15", search: name, nameParts };
const orders = { customerIds: customers, status: "Shipped", nameParts } as const;
const messages = { filter: { name, byPatients: true }, sort: { field: "receivedOn", order: "descend" }, page } as const;
const digitMessages = { ...messages, filter: { lastdigitsofphone: "0777", byPatients: true } } as const;
const ofPatient = { patientId: "018f0001-0000-7000-8000-000000000777" as Id };

const customersBy = (db: Database, scope: CustomersScope, search: string, company: Id | null = null) => [
  makeCustomersQueries(db).acrossCustomersList(scope, company, search, page),
  makeCustomersQueries(db).acrossCustomersTotal(scope, company, search),
];

type Search = readonly [title: string, ask: (db: Database) => readonly Promise<unknown>[]];

/** The searches by name. That of notes compares the texts about one patient one by one. */
const searches: readonly Search[] = [
  ["patients and palette", (db) => [makePatientQueries(db).list(clinic, patients)]],
  ["patients of a company", (db) => [makeCompanyListQueries(db).acrossCustomers(open, patients, customers)]],
  [
    "messages",
    (db) => [makeMessagesQueries(db).page(clinic, messages), makeMessagesQueries(db).total(clinic, messages)],
  ],
  ["patients by last digits", (db) => [makePatientQueries(db).list(clinic, byDigits)]],
  [
    "patients of a company by last digits",
    (db) => [makeCompanyListQueries(db).acrossCustomers(open, byDigits, customers)],
  ],
  [
    "messages by last digits",
    (db) => [makeMessagesQueries(db).page(clinic, digitMessages), makeMessagesQueries(db).total(clinic, digitMessages)],
  ],
  [
    "registered by last digits",
    (db) => [makeRegisteredQueries(db).page(clinic, { nameParts: undefined, lastFour: "0777" }, page)],
  ],
  ["reminders by patient", (db) => [makeRemindersQueries(db).ofMonth(clinic, name, month, firstPage)]],
  ["reminders counted by patient", (db) => [makeRemindersQueries(db).countOfMonth(clinic, name, month)]],
  ["reminders by title", (db) => [makeRemindersQueries(db).ofMonth(clinic, "brien ask", month, firstPage)]],
  ["registered", (db) => [makeRegisteredQueries(db).page(clinic, { nameParts, lastFour: undefined }, page)]],
  ["users", (db) => [makeUsersQueries(db).ids(clinic, users)]],
  ["users by email", (db) => [makeUsersQueries(db).ids(clinic, { ...users, search: "4321@users" })]],
  ["users of a company", (db) => [makeUsersQueries(db).ids(staffedCompany, users)]],
  [
    "users of a company by email",
    (db) => [makeUsersQueries(db).ids(staffedCompany, { ...users, search: "4321@coaches" })],
  ],
  ["surgeons", (db) => [makeSurgeonsQueries(db).ids(clinic, { search: name, descending: false })]],
  ["surgeons by email", (db) => [makeSurgeonsQueries(db).ids(clinic, { search: "4321@s", descending: false })]],
  ["surgeons by phone", (db) => [makeSurgeonsQueries(db).ids(clinic, { search: "(556) 43-21", descending: false })]],
  ["customers", (db) => customersBy(db, company, name)],
  ["customers by access code", (db) => customersBy(db, company, "ode4321")],
  ["customers of a company that a super admin names", (db) => customersBy(db, every, name, companyId)],
  [
    "companies",
    (db) => [
      makeCompaniesQueries(db).acrossCustomersList(every, name, page),
      makeCompaniesQueries(db).acrossCustomersTotal(every, name),
    ],
  ],
  [
    "orders",
    (db) => [
      makeOrderListQueries(db).acrossCustomersPage(
        open,
        { ...orders, ...slice },
        { field: "orderDate", order: "descend" },
      ),
      makeOrderListQueries(db).acrossCustomersTotal(open, orders),
    ],
  ],
  [
    "units",
    (db) => [
      makeUnitsQueries(db).acrossCustomersUnits(open, { ...units, ...slice }, { field: "since", order: "ascend" }),
      makeUnitsQueries(db).acrossCustomersUnitTotal(open, units),
    ],
  ],
  ["notes", (db) => [makeNotesQueries(db).texts(clinic, ofPatient)]],
];

const largeTables = new Set(
  "patients registered_patients reminders listed_cases device_orders listed_units surgeons users customers companies name_parts patient_notes".split(
    " ",
  ),
);
/** The most rows of a large table that a search may read. */
const maxRows = 100;
const readRows = (steps: readonly PlanStep[]) =>
  steps
    .filter((step) => step["Actual Loops"] > 0)
    .map((step) => ({ table: step["Relation Name"], kind: step["Node Type"], rows: rowsRead(step) }));

/** Returns the table in which a search looks something up. */
const tableOf = (title: string): string => {
  if (title === "notes") return "patient_notes";
  if (!title.endsWith("by last digits")) return "name_parts";
  return title.startsWith("registered") ? "registered_patients" : "patients";
};

const stepsOfSearch = async (database: SmallDatabase, ask: Search[1]): Promise<PlanStep[]> => {
  const { db, statements } = statementRecorder();
  await Promise.all(ask(db));
  const plans = statements.map(({ scope, statement }) => planSteps(database.db, scope, statement));
  return (await Promise.all(plans)).flat();
};

test.for(searches)(
  "a search of %s reads by indexes, and few rows of tables with thousands",
  async ([title, ask], { database }) => {
    const steps = readRows(await stepsOfSearch(database, ask)).filter(({ table }) => largeTables.has(table ?? ""));
    expect(steps.filter(({ rows, kind }) => rows > maxRows || kind === "Seq Scan")).toEqual([]);
    const searched = steps.filter(({ table }) => table === tableOf(title));
    expect(searched.some(({ rows }) => rows > 0)).toBe(true);
  },
);

test("a search of content reads the company's own and what is ready, by an index", async ({ database }) => {
  const ownContent = { kind: "exercise", company: companyId, ids: null, filter: {} } as const;
  const steps = await stepsOfSearch(database, (db) => [
    makeListedContentQueries(db).acrossCustomersNames(open, ownContent),
  ]);
  const [step, ...others] = readRows(steps.filter(({ Alias }) => Alias === "c"));
  expect([step!.kind, others]).toEqual(["Bitmap Heap Scan", []]);
  expect(step!.rows).toBeLessThan(maxRows);
});
