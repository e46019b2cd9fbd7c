import { Role } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledOnce, compiledPerShape, type Database } from "../../platform/database/database.ts";
import { isSeen, type SeenCases, sightOfCases } from "../case-work/case-sight.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const detailedCaseRow = row({
  _id: column.id,
  caseNumber: column.text,
  title: column.text,
  priority: column.text.nullable(),
  status: column.text,
  summary: column.text,
  description: column.text,
  reportedBy: column.id.nullable(),
  reportedUsername: column.text,
  reporter: column.numberOf<Role>(),
  assignedTo: column.id.nullable(),
  assignedToName: column.text.nullable(),
  customerId: column.id,
  customerName: column.text,
  patientId: column.id.nullable(),
  createdDate: column.text,
  updatedDate: column.text,
  lastViewedDate: column.text.nullable(),
  archived: column.boolean,
  vendorAssignedAt: column.text.nullable(),
  vendorAssignedBy: column.text.nullable(),
  version: column.number,
  changedBy: column.json<{ readonly _id: Id; readonly name: string }>().nullable(),
  changedAt: column.text.nullable(),
});

/** A case as its page shows it. */
export type DetailedCase = Row<typeof detailedCaseRow>;

const casePatientRow = row({
  _id: column.id,
  firstname: column.text,
  lastname: column.text,
  phone: column.text,
  dob: column.date,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
  surgeon: column.json<{ readonly _id: Id; readonly name: string; readonly image: string }>(),
  healthcoach: column.text.nullable(),
});

/** A case's patient, unmasked. */
export type CasePatient = Row<typeof casePatientRow>;

interface OfCase extends SeenCases {
  readonly caseId: Id;
  readonly userId: Id;
}

const nameOf = (user: string) =>
  sql`(select s.firstname || ' ' || s.lastname from staff_card(${sql.ref(`c.${user}`)}) s)`;

const detail = compiledPerShape(
  ({ caseId, userId, ...sight }: OfCase) => typedSql(detailedCaseRow)`
    select c.case_id as _id, 'C-' || c.case_number as "caseNumber", c.type as title, c.priority, c.status, c.summary, c.description,
      c.created_by as "reportedBy", coalesce(${nameOf("created_by")}, '') as "reportedUsername",
      coalesce(staff_role(c.created_by), ${Role.patient}::smallint) as reporter, c.assigned_to as "assignedTo",
      ${nameOf("assigned_to")} as "assignedToName", c.customer_id as "customerId", u.name as "customerName", c.patient_id as "patientId",
      c.created_at as "createdDate", c.updated_at as "updatedDate", c.archived_at is not null as archived,
      (select v.viewed_at from case_views v where v.customer_id = c.customer_id and v.case_id = c.case_id and v.user_id = ${userId}) as "lastViewedDate",
      c.vendor_assigned_at as "vendorAssignedAt", ${nameOf("vendor_assigned_by")} as "vendorAssignedBy", c.version,
      (select json_build_object('_id', s._id, 'name', s.firstname || ' ' || s.lastname) from staff_card(c.changed_by) s) as "changedBy",
      c.changed_at as "changedAt"
    from cases c join customers u on u.customer_id = c.customer_id where ${isSeen(sight)} and c.case_id = ${caseId}`,
);

type CaseKey = Pick<OfCase, "customerId" | "caseId">;

const patient = compiledOnce(
  ({ customerId, caseId }: CaseKey) => typedSql(casePatientRow)`
    select p.patient_id as _id, p.first_name as firstname, p.last_name as lastname, p.phone, p.dob, p.surgery_type as "surgeryType",
      p.surgery_date as "surgeryDate", json_build_object('_id', s.surgeon_id, 'name', s.name, 'image', coalesce(s.photo, '')) as surgeon,
      (select h.firstname || ' ' || h.lastname from staff_card(p.health_coach_id) h) as healthcoach
    from cases c join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
    join surgeons s on s.customer_id = p.customer_id and s.surgeon_id = p.surgeon_id
    where c.customer_id = ${customerId} and c.case_id = ${caseId}`,
);

/** SQL joins with the current revisions `r` of the items `i` of a case's patient; their days are counted from the current surgery date. */
const currentRevisions = ({ customerId, caseId }: CaseKey) => sql`
  join item_revisions r on r.customer_id = i.customer_id and r.patient_id = i.patient_id and r.item_id = i.item_id and r.valid_to is null
  join patients p on p.customer_id = i.customer_id and p.patient_id = i.patient_id
  where i.customer_id = ${customerId} and i.patient_id = (
    select c.patient_id from cases c where c.customer_id = ${customerId} and c.case_id = ${caseId})`;

const moved = sql`(r.surgery_date - p.surgery_date)`;
const windowed = sql`r.start_day + ${moved} as startdate, r.end_day + ${moved} as enddate, r.interval, r.schedule_type as scheduletype,
  coalesce(r.weekdays, '{}') as weekdays, array(select day + ${moved} from unnest(r.days) day) as days`;
const lastDone = (table: string) => sql`(select max(x.day) from ${sql.table(table)} x
  where x.customer_id = i.customer_id and x.patient_id = i.patient_id and x.item_id = i.item_id) as lastdone`;

const caseScheduleRow = row({
  name: column.text,
  startdate: column.number,
  enddate: column.number,
  interval: column.number.nullable(),
  scheduletype: column.text.nullable(),
  weekdays: column.list(column.number),
  days: column.list(column.number),
  lastdone: column.date.nullable(),
});

const devices = compiledOnce(
  (of: CaseKey) => typedSql(caseScheduleRow)`
    select d.display_name as name, ${windowed}, ${lastDone("device_readings")}
    from patient_devices i join devices d on d.device_id = i.device_id ${currentRevisions(of)} and i.status <> 'Deleted'
    order by d.display_name, i.item_id`,
);

const questionnaires = compiledOnce(
  (of: CaseKey) => typedSql(caseScheduleRow)`
    select q.short_name as name, ${windowed}, ${lastDone("questionnaire_answers")}
    from patient_questionnaires i join questionnaires q on q.questionnaire_id = i.questionnaire_id ${currentRevisions(of)}
    order by q.short_name, i.item_id`,
);

const caseCoachesRow = row({ _id: column.id, name: column.text });

/** Returns the queries of the page of a case, without its comments and work log. */
export const makeCaseDetailQueries = (db: Database) => ({
  detail: (scope: CustomerScope, caseId: Id) =>
    db.row(scope, "caseDetail", detail({ ...sightOfCases(scope), caseId, userId: scope.userId })),
  patient: ({ rls, customerId }: CustomerScope, caseId: Id) =>
    db.row({ rls }, "casePatient", patient({ customerId, caseId })),
  devices: ({ rls, customerId }: CustomerScope, caseId: Id) =>
    db.rows({ rls }, "caseDevices", devices({ customerId, caseId })),
  questionnaires: ({ rls, customerId }: CustomerScope, caseId: Id) =>
    db.rows({ rls }, "caseQuestionnaires", questionnaires({ customerId, caseId })),
  /** Returns the users who may be assigned to cases of the clinic. */
  coaches: ({ rls, customerId }: CustomerScope) =>
    db.rows(
      { rls },
      "caseCoaches",
      typedSql(caseCoachesRow)`select * from coaches_of(${customerId}) order by name collate "und-x-icu"`,
    ),
});

export type CaseDetailQueries = ReturnType<typeof makeCaseDetailQueries>;
