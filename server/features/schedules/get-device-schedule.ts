import { spanOfItems } from "@restride/domain/progress/schedule-days.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Orders } from "../fulfilment/orders.commands.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { DeviceValuesQueries } from "./device-values.queries.ts";
import type { PatientAreas } from "./patient-areas.ts";
import { type AreaRequest, readArea, type ReadArea, type ReadDeps } from "./read-area.ts";
import type { DeviceRow } from "./schedules.queries.ts";

interface Deps extends ReadDeps {
  readonly areas: PatientAreas;
  readonly orders: Orders;
  readonly recordings: Recordings;
  readonly values: DeviceValuesQueries;
}

const rowOf = (item: DeviceRow, { stageOf, sumsOf }: ReadArea<DeviceRow>, causes: ReadonlyMap<Id, string>) => ({
  _id: item.id,
  deviceid: item.contentId,
  name: item.code,
  display_name: item.name,
  media: { image: { url: item.image } },
  startdate: item.start,
  enddate: item.end,
  interval: item.interval,
  time: item.times,
  skiponsurgerydate: item.skipOnSurgeryDate,
  status: item.status,
  cause: item.status === "fail" ? (causes.get(item.id) ?? "") : "",
  tracking_link: item.tracking_link,
  orderid: item.orderid,
  ordered_on: item.ordered_on,
  shipped_on: item.shipped_on,
  delivered_on: item.delivered_on,
  reorder_on: item.reorder_on,
  returned_on: item.returned_on,
  isDeleted: item.status === "Deleted",
  configured: item.hasHardware,
  stage: stageOf(item),
  sums: sumsOf(item),
});

/** Makes the use case that returns a patient's devices with their readings. */
export const makeGetDeviceSchedule =
  ({ areas, recordings, values, ...deps }: Deps) =>
  async (request: AreaRequest) => {
    const { scope, patientId } = request;
    const [read, described, last] = await Promise.all([
      readArea(deps, areas.measurement, request, recordings.readingsTaken),
      values.described(scope, patientId),
      values.last(scope, patientId),
    ]);
    if (isRefusal(read)) return read;
    const isAnyRefused = read.rows.some(({ status }) => status === "fail");
    const refusals = isAnyRefused ? await deps.orders.refusals(scope, patientId) : [];
    const causes = new Map(refusals.map(({ itemId, note }) => [itemId, note]));
    const span = spanOfItems(read.rows);
    return {
      schedules: {
        ...read.frame,
        startdate: span?.first ?? null,
        enddate: span?.last ?? null,
        assigneddevices: read.rows.map((item) => ({
          ...rowOf(item, read, causes),
          valueDesc: described.filter(({ deviceId }) => deviceId === item.contentId),
        })),
        devicedateschedule: (request.selects("devicedateschedule") ? read.days : []).map(({ date, items }) => ({
          date,
          devices: items.map(({ item, isDone }) => ({
            deviceid: item.id,
            status: isDone,
            display_name: item.name,
            time: item.times,
          })),
        })),
        weeklydevice_summary: (request.selects("weeklydevice_summary") ? read.weeks() : []).map(
          ({ weekdate, sums }) => ({
            weekdate,
            devices: [...sums],
          }),
        ),
        lastscore: last,
      },
    };
  };
