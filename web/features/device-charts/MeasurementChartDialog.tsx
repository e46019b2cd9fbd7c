import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { LineChart } from "../../ui/chart/LineChart.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { SkeletonCard, SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { DaySummaries } from "./DaySummaries.tsx";
import { MeasurementDaysDocument, MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { linesOf } from "./graph-lines.ts";
import { LastMeasurements } from "./LastMeasurements.tsx";
import styles from "./DeviceCharts.module.css";
import * as texts from "./device-charts-texts.ts";

interface DialogProps {
  patientId: string;
  device: { _id: string; display_name: string };
  onClose: () => void;
}

type DeviceIds = { patientid: string; deviceid: string };

function Days({ patientid, deviceid }: DeviceIds) {
  const { data, failure, refetch } = useGraphqlQuery(
    MeasurementDaysDocument,
    { patientid, deviceid },
    { tags: ["readings"] },
  );
  const answer = data?.getRangeMeasurement;
  if (failure) return <PartFailed message={failure} effect={texts.theSummaryOfDaysIsNot} onRetry={refetch} />;
  if (!answer?.measurements || !answer.today) return <SkeletonLines height={88} />;
  return <DaySummaries days={answer.measurements} today={answer.today} />;
}

function Charts({ patientid, deviceid }: DeviceIds) {
  const { data, failure, refetch } = useGraphqlQuery(
    MeasurementGraphsDocument,
    { graphIn: { patientid, deviceid } },
    { tags: ["readings"] },
  );
  const answer = data?.getGraphMeasurementData;
  if (failure) return <PartFailed message={failure} effect={texts.theChartsAreNotShown} onRetry={refetch} />;
  if (!answer?.graphs || !answer.timezone) return <SkeletonCard height={300} />;
  const lines = linesOf(answer.graphs, answer.timezone);
  return (
    <>
      <div className={styles.charts}>
        {lines.map((line) => (
          <LineChart key={line.title} line={line} />
        ))}
      </div>
      <LastMeasurements lines={lines} />
    </>
  );
}

/** Dialog with the values of an assigned device: summaries of its days, its charts with limits, and the last values. */
export function MeasurementChartDialog({ patientId, device, onClose }: DialogProps) {
  const ids = { patientid: patientId, deviceid: device._id };
  return (
    <Dialog title={texts.measurementChart} subject={device.display_name} width="wide" onClose={onClose}>
      <Days {...ids} />
      <Charts {...ids} />
    </Dialog>
  );
}
