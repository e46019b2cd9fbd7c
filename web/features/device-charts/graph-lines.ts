import { formatInstant, todayIn } from "@restride/domain/values/calendar-date.ts";
import { formatMonthDay } from "@restride/domain/values/long-date.ts";
import type { ChartLimit, Line } from "@restride/domain/charts/points.ts";
import type { GraphFragment } from "./device-charts.graphql.ts";
import * as texts from "./device-charts-texts.ts";

type Data = GraphFragment["data"][number];

const limitsOf = ({ min, max }: Data["threshold"]): ChartLimit[] =>
  [
    { word: texts.max, value: max ?? null },
    { word: texts.min, value: min ?? null, below: true },
  ].filter((limit): limit is typeof limit & ChartLimit => limit.value !== null);

/** Returns the lines of a device's charts, in the clinic's time zone. */
export const linesOf = (graphs: readonly GraphFragment[], timeZone: string): Line[] =>
  graphs.flatMap(({ data, yAxisLable, yAxisRange }) =>
    data.map(({ reading, threshold, values }) => ({
      title: reading,
      unit: yAxisLable,
      range: yAxisRange ?? null,
      limits: limitsOf(threshold),
      points: values.map(({ x, y }) => ({
        label: formatMonthDay(todayIn(Date.parse(x), timeZone)),
        when: formatInstant(Date.parse(x), timeZone),
        value: y ?? null,
      })),
    })),
  );
