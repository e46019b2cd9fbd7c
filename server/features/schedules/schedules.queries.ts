import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import type { QuestionnaireItem } from "@restride/domain/schedules/schedule-item.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { ofPatient, type OfPatient, revision, revisionRow } from "../scheduled-items/scheduled-items.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** The content of an item: the exercise, device or questionnaire of the catalog. */
const ofContent = row({ contentId: column.id, name: column.text, image: column.text.nullable() });

const exerciseRow = row({
  ...revisionRow,
  ...ofContent,
  interval: column.numberOf<Interval>(),
  times: column.number,
  sets: column.number,
  repeats: column.number,
  holdSeconds: column.number,
  nextId: column.id.nullable(),
  description: column.text,
  regimenId: column.id.nullable(),
  regimen: column.text.nullable(),
});

const deviceRow = row({
  ...revisionRow,
  ...ofContent,
  interval: column.numberOf<Interval>(),
  times: column.number,
  code: column.text,
  status: column.textOf<DeviceState>(),
  hasHardware: column.boolean,
  tracking_link: column.text.nullable(),
  orderid: column.id.nullable(),
  ordered_on: column.date.nullable(),
  shipped_on: column.date.nullable(),
  delivered_on: column.date.nullable(),
  reorder_on: column.date.nullable(),
  returned_on: column.date.nullable(),
});

const questionnaireRow = row({
  ...revisionRow,
  ...ofContent,
  type: column.textOf<QuestionnaireItem["type"]>(),
  weekdays: column.list(column.number),
  days: column.list(column.number),
});

export type OfContent = Row<typeof ofContent>;
export type ExerciseRow = Row<typeof exerciseRow> & { readonly area: "exercise" };
export type DeviceRow = Row<typeof deviceRow> & { readonly area: "measurement" };
export type QuestionnaireRow = Row<typeof questionnaireRow>;

const exercises = compiledOnce(
  (of: OfPatient) => typedSql(exerciseRow)`
    select ${revision}, r.interval, r.times, r.sets, r.repeats, r.hold_seconds as "holdSeconds", i.next_item_id as "nextId",
      i.exercise_id as "contentId", e.name, e.image, e.purpose as description, i.regimen_id as "regimenId", g.name as regimen
    from patient_exercises i join exercises e on e.exercise_id = i.exercise_id left join regimens g on g.regimen_id = i.regimen_id
    ${ofPatient(of)}
    order by r.start_day, e.code, i.item_id, r.valid_from`,
);

const devices = compiledOnce(
  (of: OfPatient) => typedSql(deviceRow)`
    select ${revision}, r.interval, r.times, i.device_id as "contentId", d.display_name as name, d.image, d.code, i.status,
      i.hardware_id is not null as "hasHardware", i.tracking_link, i.order_id as orderid, i.ordered_on, i.shipped_on, i.delivered_on, i.reorder_on, i.returned_on
    from patient_devices i join devices d on d.device_id = i.device_id ${ofPatient(of)}
    order by d.display_name, i.item_id, r.valid_from`,
);

const questionnaires = compiledOnce(
  (of: OfPatient) => typedSql(questionnaireRow)`
    select ${revision}, r.schedule_type as type, r.weekdays, r.days, i.questionnaire_id as "contentId", q.short_name as name, q.image
    from patient_questionnaires i join questionnaires q on q.questionnaire_id = i.questionnaire_id ${ofPatient(of)}
    order by q.code, r.start_day, i.item_id, r.valid_from`,
);

const changeRow = row({
  _id: column.id,
  area: column.text,
  from: column.date.nullable(),
  to: column.date.nullable(),
  at: column.text,
  by: column.text,
  undone: column.boolean,
});

export type ChangeRow = Row<typeof changeRow>;

/** Returns the queries of a patient's items with all their revisions, and with their content. */
export const makeScheduleQueries = (db: Database) => ({
  exercises: async ({ rls, customerId }: CustomerScope, patientId: Id): Promise<ExerciseRow[]> => {
    const rows = await db.rows({ rls }, "exerciseItems", exercises({ customerId, patientId }));
    return rows.map((row) => ({ ...row, area: "exercise" }));
  },

  devices: async ({ rls, customerId }: CustomerScope, patientId: Id): Promise<DeviceRow[]> => {
    const rows = await db.rows({ rls }, "deviceItems", devices({ customerId, patientId }));
    return rows.map((row) => ({ ...row, area: "measurement" }));
  },

  questionnaires: ({ rls, customerId }: CustomerScope, patientId: Id): Promise<QuestionnaireRow[]> =>
    db.rows({ rls }, "questionnaireItems", questionnaires({ customerId, patientId })),

  /** Returns the changes of the last days, newest first. */
  changes: (scope: CustomerScope, patientId: Id, since: string) =>
    db.rows(
      scope,
      "scheduleChanges",
      typedSql(changeRow)`
        select c.change_id as _id, c.area, c.moved_from as "from", c.moved_to as "to", c.changed_at as at, (select firstname || ' ' || lastname from staff_card(c.changed_by)) as by,
          exists (select from schedule_changes u where u.customer_id = c.customer_id and u.patient_id = c.patient_id
            and u.undoes = c.change_id) as undone
        from schedule_changes c where c.customer_id = ${scope.customerId} and c.patient_id = ${patientId} and c.changed_at > ${since}
        order by c.changed_at desc, c.change_id desc`,
    ),
});

export type ScheduleQueries = ReturnType<typeof makeScheduleQueries>;
