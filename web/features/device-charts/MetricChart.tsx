import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { LineChart } from "../../ui/chart/LineChart.tsx";
import { SkeletonCard } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { linesOf } from "./graph-lines.ts";
import * as texts from "./device-charts-texts.ts";

interface MetricChartProps {
  patientid: string;
  deviceid: string;
  valueIndex: number;
  /** Token of a link to the patient's progress; without one the signed-in user is the principal. */
  link: string | undefined;
}

/** Chart of one value of an assigned device over time. */
export function MetricChart({ patientid, deviceid, valueIndex, link }: MetricChartProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    MeasurementGraphsDocument,
    { graphIn: { patientid, deviceid } },
    { tags: ["readings"], link },
  );
  const answer = data?.getGraphMeasurementData;
  if (failure) return <PartFailed message={failure} effect={texts.theChartIsNotShown} onRetry={refetch} />;
  if (!answer?.graphs || !answer.timezone) return <SkeletonCard height={400} />;
  const visibleGraphs = answer.graphs.filter((graph) => graph.data.some((line) => line.valueIndex === valueIndex));
  return linesOf(visibleGraphs, answer.timezone).map((line) => <LineChart key={line.title} line={line} height={280} />);
}
