import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isCharted } from "@restride/domain/device-charts/charted.ts";
import { graphInputSchema } from "@restride/domain/device-charts/graph-input.ts";
import { chartValue } from "@restride/domain/device-charts/reading-values.ts";
import { thresholdOn } from "@restride/domain/device-charts/threshold.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { GraphInput } from "../../generated/resolvers.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { DeviceChartQueries, ShownMetric, TakenReading } from "./device-charts.queries.ts";
import { type DeviceDeps, findDevice } from "./find-device.ts";
import * as texts from "./device-charts-texts.ts";

interface Deps extends DeviceDeps {
  readonly queries: DeviceChartQueries;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

interface GraphData {
  readonly metrics: readonly ShownMetric[];
  /** Oldest first. */
  readonly readings: readonly TakenReading[];
  readonly height: number | null;
  /** Today, counted from surgery. */
  readonly day: number;
}

const rangeOf = ({ axisMin, axisMax }: ShownMetric) =>
  axisMin === null || axisMax === null ? null : { min: axisMin, max: axisMax };

const lineOf = (metric: ShownMetric, { metrics, readings, height, day }: GraphData) => ({
  reading: metric.metric,
  valueIndex: metric.valueIndex,
  threshold: thresholdOn(metric.thresholds, day),
  values: readings.map(({ takenAt, values }) => ({ x: takenAt, y: chartValue(values, metric, metrics, height) })),
});

/** Makes the use case that returns the charts of an assigned device, one for each value that is shown. */
export const makeGetGraph = (deps: Deps) => async (scope: CustomerScope, graphIn: GraphInput) => {
  const { queries, clock } = deps;
  const request = parseOrRefuse(graphInputSchema, graphIn);
  if (isRefusal(request)) return request;
  const { patientid, deviceid, readings } = request;
  const foundDevice = await findDevice(deps, scope, patientid, deviceid);
  if (isRefusal(foundDevice)) return foundDevice;
  const { device, plan } = foundDevice;
  const { timeZone, today } = await clock(scope);
  deps.noteRead(scope, patientid, "getGraphMeasurementData");
  const [{ surgeryType, height }, metrics, last] = await Promise.all([
    queries.bodyOf(scope, patientid),
    queries.shownMetrics(scope, device.deviceId),
    queries.lastReadings(scope, patientid, deviceid, readings),
  ]);
  const drawn: GraphData = { metrics, readings: last.toReversed(), height, day: daysBetween(plan.surgeryDate, today) };
  const charted = drawn.metrics.filter(({ parameter }) => isCharted(parameter, surgeryType));
  const graphs = charted.map((metric) => ({
    _id: deviceid,
    xAxisLable: texts.date,
    yAxisLable: metric.unit,
    devicename: device.name,
    yAxisRange: rangeOf(metric),
    data: [lineOf(metric, drawn)],
  }));
  return { timezone: timeZone, graphs };
};
