import { routes } from "@restride/domain/access/routes.ts";
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import { redirectReason } from "../../platform/session/redirect-reason.ts";
import { LineChart } from "../../ui/chart/LineChart.tsx";
import { unitWord, withUnit } from "@restride/domain/charts/points.ts";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import { CopyrightFoot } from "../../ui/page/CopyrightFoot.tsx";
import { SkeletonCard, SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { MeasurementGraphsDocument } from "./device-charts.graphql.ts";
import { linesOf } from "./graph-lines.ts";
import styles from "./DeviceCharts.module.css";
import * as texts from "./device-charts-texts.ts";

interface DeviceChartsPageProps {
  /** Renders the clinic and the patient's name; comes from another feature. */
  greeting: (patientid: string, link: string) => ReactNode;
}

/**
 * Public page with a device's charts for holders of the link, as wide as a phone. Without a valid token for this patient it redirects to sign-in,
 * which shows the reason.
 */
export function DeviceChartsPage({ greeting }: DeviceChartsPageProps) {
  usePublicToasts();
  const { token = "", patientid = "", deviceid = "" } = useParams();
  const graphIn = { patientid, deviceid };
  const { data, failure, refused, refetch } = useGraphqlQuery(
    MeasurementGraphsDocument,
    { graphIn },
    { tags: ["readings"], link: token },
  );
  const answer = data?.getGraphMeasurementData;
  if (failure && refused)
    return <Navigate to={routes.login.path} replace state={redirectReason(texts.thisLinkLeadsToNo)} />;
  if (failure) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  if (!answer?.graphs || !answer.timezone)
    return (
      <main id="content" className={styles.phone}>
        <SkeletonLines height={28} />
        <SkeletonCard height={300} />
      </main>
    );
  const lines = linesOf(answer.graphs, answer.timezone);
  return (
    <>
      <main id="content" className={styles.phone}>
        {greeting(patientid, token)}
        <h1>{answer.graphs[0]?.devicename ?? texts.measurement}</h1>
        {lines.length === 0 && <p>{noData}</p>}
        {lines.map((line) => {
          const last = line.points.findLast(({ value }) => value !== null);
          const hint = last ? withUnit(last.value, line.unit) : unitWord(line.unit);
          return <LineChart key={line.title} line={line} hint={hint} />;
        })}
      </main>
      <CopyrightFoot />
    </>
  );
}
