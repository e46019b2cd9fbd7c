import type { Id } from "@restride/domain/values/id.ts";
import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import {
  build,
  compiledOnce,
  compiledPerShape,
  type Database,
  type Statement,
} from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";
import { silentUnits } from "../fulfilment/silent-devices.lookups.ts";
import { basicColumns } from "../patients/patient-columns.lookups.ts";
import {
  activeSince,
  type PatientConditions,
  patientsWithProgress,
  scopeConditions,
} from "../patients/patient-conditions.lookups.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const hasRowIn = (table: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} x where x.customer_id = p.customer_id and x.patient_id = p.patient_id)`;

interface PatientKey {
  readonly customerId: Id;
  readonly patientId: Id;
}

const scores = [
  ...(["knee_score", "knee_score_day", "hip_score", "hip_score_day", "pain_level", "pain_level_day"] as const),
  ...(["flexion", "flexion_day", "flexion_source", "extension", "extension_day", "extension_source"] as const),
] as const;

const patient = compiledPerShape((conditions: PatientConditions) =>
  patientsWithProgress(conditions).select([
    ...basicColumns,
    "p.gender",
    "p.phone_last_four as lastDigits",
    "p.email",
    sql<boolean>`p.consented_at is not null`.as("consent"),
    sql<boolean>`p.registered_at is not null`.as("registered"),
    activeSince.as("activeSince"),
    "p.version",
    "p.ship_address as shipAddress",
    "p.caregiver",
    sql<string | null>`(select name from care_plans c where c.care_plan_id = p.care_plan_id)`.as("careplan"),
    "p.height_in as height",
    "p.include_devices",
    "p.email_opt_in",
    "p.created_at as createdAt",
    "p.last_login_at as lastLoggedinTime",
    "p.shift_start as shiftStart",
    "p.shift_end as shiftEnd",
    ...scores,
    hasRowIn("patient_exercises").as("hasExercises"),
    hasRowIn("patient_questionnaires").as("hasQuestionnaires"),
  ]),
);

/** A patient with the facts of the panel, unmasked. */
export type PanelPatient = RowOf<typeof patient>;

const coachRow = row({
  _id: column.id,
  firstname: column.text,
  lastname: column.text,
  email: column.text,
});

/** SQL with the health coach, who belongs not to the clinic but to its company. */
const coach = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(coachRow)`
    select c.* from patients p, staff_card(p.health_coach_id) c
    where p.customer_id = ${customerId} and p.patient_id = ${patientId}`,
);

const originRow = row({
  regid: column.id.nullable(),
  regimEdit: column.boolean,
});

/** SQL with the origin of the record, and whether its surgery date was confirmed; a move that was undone sets another date. */
const origin = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(originRow)`
    select (select r.registration_id from registered_patients r
        where r.customer_id = p.customer_id and r.patient_id = p.patient_id limit 1) as regid,
      coalesce((select f.data ->> 'along' = 'yes' and f.data ->> 'to' = p.surgery_date::text from domain_events f
        where f.customer_id = p.customer_id and f.subject_id = p.patient_id and f.kind = 'SurgeryMoved'
        order by f.event_number desc limit 1), false) as "regimEdit"
    from patients p where p.customer_id = ${customerId} and p.patient_id = ${patientId}`,
);

const madeFromRow = row({ version: column.number, at: column.text });

/** SQL with the version that a programme runs, and since when: when it was applied, by the audit log, or when the patient was added. */
const carePlanOfPatient = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(madeFromRow)`
    select v.number as version, coalesce((select l.at from audit_log l
        where l.customer_id = p.customer_id and l.about_patient = p.patient_id and l.event = 'Patient Update'
          and l.table_name = 'patients' and l.before ->> 'care_plan_id' is distinct from l.after ->> 'care_plan_id'
        order by l.at desc limit 1), p.created_at) as at
    from patients p join content_versions v on v.version_id = p.care_plan_id
    where p.customer_id = ${customerId} and p.patient_id = ${patientId}`,
);

const holds = compiledOnce(({ customerId, patientId }: PatientKey) =>
  build
    .selectFrom("technical_holds")
    .select(["held_from", "released_on", "note"])
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .orderBy("held_from", "desc"),
);

/** SQL with the day from which the clinic waits for a reading of a silent device `a`: it was delivered, and it was due. */
const silentSince = sql<CalendarDate | null>`(
  select greatest(u.stands_since, (select r.surgery_date + r.start_day from item_revisions r where r.customer_id = u.customer_id
    and r.patient_id = u.patient_id and r.item_id = u.item_id and r.valid_to is null))
  ${silentUnits(sql`= a.customer_id`)} and l.patient_id = a.patient_id and l.item_id = a.item_id)`;

const devices = compiledOnce(({ customerId, patientId }: PatientKey) =>
  build
    .selectFrom("patient_devices as a")
    .innerJoin("devices as d", "d.device_id", "a.device_id")
    .innerJoin("listed_units as n", (join) =>
      join
        .onRef("n.customer_id", "=", "a.customer_id")
        .onRef("n.patient_id", "=", "a.patient_id")
        .onRef("n.item_id", "=", "a.item_id"),
    )
    .select(["a.item_id as _id", "d.display_name", "a.status", "a.tracking_link", "a.shipped_on", "a.delivered_on"])
    .select([sql<CalendarDate | null>`nullif(n.over_on, 'infinity')`.as("lastDay"), silentSince.as("silent_since")])
    .where("a.customer_id", "=", customerId)
    .where("a.patient_id", "=", patientId)
    .where("a.status", "<>", "Deleted")
    .orderBy("d.display_name"),
);

/** Maximum number of a patient's cases in the list; all are counted. */
const maxCases = 200;

const isOpen = sql<boolean>`status = any(${sql.lit(`{${openStatuses.join()}}`)}::text[])`;

/** SQL with the listed cases. A case that waits is never left out while one that does not wait is listed. */
const cases = compiledOnce(({ customerId, patientId }: PatientKey) =>
  build
    .selectFrom(
      build
        .selectFrom("cases")
        .select(["case_id as _id", sql<string>`'C-' || case_number`.as("number"), "summary", "status", "created_at"])
        .select(sql<number>`count(*) over ()::int`.as("total"))
        .select(sql<number>`count(*) filter (where ${isOpen}) over ()::int`.as("open"))
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId)
        .where("archived_at", "is", null)
        .orderBy(isOpen, "desc")
        .orderBy("created_at", "desc")
        .limit(sql.lit(maxCases))
        .as("listed"),
    )
    .select(["_id", "number", "summary", "status", "total", "open"])
    .orderBy("created_at", "desc"),
);

export const makePatientPanelQueries = (db: Database) => {
  const ofPatient =
    <Row>(name: string, statement: (of: PatientKey) => Statement<Row>) =>
    ({ rls, customerId }: CustomerScope, patientId: Id): Promise<Row[]> =>
      db.rows({ rls }, name, statement({ customerId, patientId }));
  const coaches = ofPatient("patientCoach", coach);
  const origins = ofPatient("patientOrigin", origin);
  const madeFromRows = ofPatient("patientMadeFrom", carePlanOfPatient);
  return {
    patient: (scope: CustomerScope, patientId: Id) =>
      db.row(scope, "patientPanel", patient({ ...scopeConditions(scope), patient: patientId })),
    coach: async (scope: CustomerScope, patientId: Id) => (await coaches(scope, patientId))[0],
    origin: async (scope: CustomerScope, patientId: Id) => (await origins(scope, patientId))[0],
    madeFrom: async (scope: CustomerScope, patientId: Id) => (await madeFromRows(scope, patientId))[0],
    holds: ofPatient("panelHolds", holds),
    devices: ofPatient("panelDevices", devices),
    cases: ofPatient("panelCases", cases),
  };
};

export type PatientPanelQueries = ReturnType<typeof makePatientPanelQueries>;
