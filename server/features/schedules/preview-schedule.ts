import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { type AnyRow, type PlannedSave, rowsOf } from "@restride/domain/programmes/plan-save.ts";
import { plannedDay } from "@restride/domain/programmes/planned-day.ts";
import type { AnyItem, Area } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, datesBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { ScheduleRowsInput } from "../../generated/resolvers.ts";
import { type EditDeps, planArea } from "./edit-schedule.ts";
import { areaNamed, type PatientArea, type PatientAreas } from "./patient-areas.ts";
import type { StoredItem } from "./revisions.commands.ts";
import { findArea, planHashOf, versionOf } from "./save-area.ts";
import type { OfContent } from "./schedules.queries.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";

interface Deps extends Pick<EditDeps, "clock" | "patients" | "namesOfContent" | "newId"> {
  readonly areas: PatientAreas;
}

/** The new rows of an area, and the version of the area from which they were made. */
interface PreviewRequest {
  readonly area: string;
  readonly items: ScheduleRowsInput;
  readonly version?: string | null;
}

/** Number of days of a preview. */
const shownDays = 28;
const lists = { exercise: "exercises", measurement: "devices", questionnaire: "feedback" } as const;

/** Makes the use case that previews the effects of saving one area of a patient's programme, item by item and day by day, and changes nothing. */
export const makePreviewSchedule = ({ areas, ...deps }: Deps) => {
  const preview = async <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
    area: PatientArea<Row, Item, Known>,
    scope: CustomerScope,
    patientId: Id,
    { rows, version }: { readonly rows: readonly { readonly _id: Id }[]; readonly version: string | null | undefined },
  ) => {
    const otherAreas = Object.values(areas).filter((each) => each.rules.area !== area.rules.area);
    const [schedule, ...beside] = await Promise.all([
      findArea(deps, area, scope, patientId),
      ...otherAreas.map((each): Promise<readonly AnyItem[]> => each.items(scope, patientId)),
    ]);
    if (!schedule) return refuse(patientTexts.notFound);
    const { running } = rowsOf(area.rules, schedule);
    const newestVersion = versionOf(running, schedule);
    if ((version ?? newestVersion) !== newestVersion) return refuse(scheduleTexts.changed);
    const planned = await planArea(deps, area, scope, schedule, { rows });
    if (isRefusal(planned)) return planned;
    const { today, plan: pauses } = schedule;
    const states = {
      before: [...schedule.items, ...beside.flat()],
      after: [...planned.edited.after, ...beside.flat()],
    };
    return {
      plan: {
        ...itemsOf(area, running, planned, (id) => planned.names.get(id) ?? nameOf(schedule.items, id)),
        days: daysOf(states, pauses, today),
      },
      planHash: planHashOf(newestVersion, today, rows),
    };
  };

  return async (scope: CustomerScope, patientId: Id, { area: name, items, version }: PreviewRequest) => {
    if (!Object.hasOwn(areas, name)) return refuse(scheduleTexts.noArea);
    const areaName = name as Area;
    return preview(areaNamed(areas, areaName), scope, patientId, { rows: items[lists[areaName]] ?? [], version });
  };
};

const nameOf = (items: readonly OfContent[], contentId: Id): string =>
  items.find((item) => item.contentId === contentId)?.name ?? "";

type States = { readonly before: readonly AnyItem[]; readonly after: readonly AnyItem[] };

const daysOf = ({ before, after }: States, pauses: Pauses, today: Parameters<typeof addDays>[0]) =>
  datesBetween(today, addDays(today, shownDays - 1)).map((date) => {
    const [was, is] = [plannedDay(before, date, pauses), plannedDay(after, date, pauses)];
    return { ...is, differs: JSON.stringify(was) !== JSON.stringify(is) };
  });

const itemsOf = <Row extends AnyRow, Item extends StoredItem, Known extends Item & OfContent>(
  { rules }: PatientArea<Row, Item, Known>,
  running: readonly Row[],
  { edited, rows }: PlannedSave<Row, Item>,
  nameOfContent: (id: Id) => string,
) => {
  const shownItems = (ids: readonly Id[], from: readonly Row[]) =>
    from
      .filter(({ _id }) => ids.includes(_id))
      .map((row) => ({
        _id: row._id,
        name: nameOfContent(rules.contentOf(row)),
        startdate: row.startdate,
        enddate: row.enddate,
      }));
  return {
    begins: shownItems(edited.begins, rows),
    changes: shownItems(edited.changes, rows),
    ends: shownItems(edited.ends, running),
  };
};
