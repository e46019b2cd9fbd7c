import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetGraph } from "./get-graph.ts";
import type { makeGetRange } from "./get-range.ts";

interface UseCases {
  readonly getGraph: ReturnType<typeof makeGetGraph>;
  readonly getRange: ReturnType<typeof makeGetRange>;
}

export const deviceChartsResolvers = ({ getGraph, getRange }: UseCases): Faces => ({
  Query: {
    getRangeMeasurement: ({ patientid, deviceid, startdate, enddate }, { scope }) =>
      getRange(scope, {
        patientId: patientid,
        itemId: deviceid,
        from: (startdate ?? null) as CalendarDate | null,
        to: (enddate ?? null) as CalendarDate | null,
      }),
    getGraphMeasurementData: ({ graphIn }, { scope }) => getGraph(scope, graphIn),
  },
});
