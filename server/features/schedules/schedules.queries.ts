import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import type { ExercisePlan } from "@restride/domain/programmes/programme.ts";
import type { QuestionnaireItem, ScheduleItem, Validity } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { ofPatient, type OfPatient, revision } from "../scheduled-items/scheduled-items.lookups.ts";

/** What an item is of: the exercise, device or questionnaire of the catalogue. */
export interface OfContent {
  readonly contentId: Id;
  readonly name: string;
  readonly image: string | null;
}

export interface ExerciseRow extends ExercisePlan, Validity, OfContent {
  readonly description: string;
  readonly regimenId: Id | null;
  readonly regimen: string | null;
}

export interface DeviceRow extends ScheduleItem, OfContent {
  readonly code: string;
  readonly status: DeviceState;
  readonly hasHardware: boolean;
  readonly tracking_link: string | null;
  readonly orderid: Id | null;
  readonly ordered_on: CalendarDate | null;
  readonly shipped_on: CalendarDate | null;
  readonly delivered_on: CalendarDate | null;
  readonly reorder_on: CalendarDate | null;
  readonly returned_on: CalendarDate | null;
}

export type QuestionnaireRow = QuestionnaireItem & OfContent;

const exercises = compiledOnce(
  (of: OfPatient) => sql<Omit<ExerciseRow, "area">>`
    select ${revision}, r.interval, r.times, r.sets, r.repeats, r.hold_seconds as "holdSeconds", i.next_item_id as "nextId",
      i.exercise_id as "contentId", e.name, e.image, e.purpose as description, i.regimen_id as "regimenId", g.name as regimen
    from patient_exercises i join exercises e on e.exercise_id = i.exercise_id left join regimens g on g.regimen_id = i.regimen_id
    ${ofPatient(of)}
    order by r.start_day, e.code, i.item_id, r.valid_from`,
);

const devices = compiledOnce(
  (of: OfPatient) => sql<Omit<DeviceRow, "area">>`
    select ${revision}, r.interval, r.times, i.device_id as "contentId", d.display_name as name, d.image, d.code, i.status,
      i.hardware_id is not null as "hasHardware", i.tracking_link, i.order_id as orderid, i.ordered_on, i.shipped_on, i.delivered_on, i.reorder_on, i.returned_on
    from patient_devices i join devices d on d.device_id = i.device_id ${ofPatient(of)}
    order by d.display_name, i.item_id, r.valid_from`,
);

const questionnaires = compiledOnce(
  (of: OfPatient) => sql<QuestionnaireRow>`
    select ${revision}, r.schedule_type as type, r.weekdays, r.days, i.questionnaire_id as "contentId", q.short_name as name, q.image
    from patient_questionnaires i join questionnaires q on q.questionnaire_id = i.questionnaire_id ${ofPatient(of)}
    order by q.code, r.start_day, i.item_id, r.valid_from`,
);

export interface ChangeRow {
  readonly _id: Id;
  readonly area: string;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly at: string;
  readonly by: string;
  readonly undone: boolean;
}

/** A patient's items with all their revisions, and with what they are of. */
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

  /** The changes of the last days, newest first. */
  changes: (scope: CustomerScope, patientId: Id, since: string) =>
    db.rows(
      scope,
      "scheduleChanges",
      sql<ChangeRow>`
        select c.change_id as _id, c.area, c.moved_from as "from", c.moved_to as "to", c.changed_at as at, (select firstname || ' ' || lastname from staff_card(c.changed_by)) as by,
          exists (select from schedule_changes u where u.customer_id = c.customer_id and u.patient_id = c.patient_id
            and u.undoes = c.change_id) as undone
        from schedule_changes c where c.customer_id = ${scope.customerId} and c.patient_id = ${patientId} and c.changed_at > ${since}
        order by c.changed_at desc, c.change_id desc`,
    ),
});

export type ScheduleQueries = ReturnType<typeof makeScheduleQueries>;
