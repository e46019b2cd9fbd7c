import { pathOf } from "@restride/domain/access/routes.ts";
import type { OutcomeMetric } from "@restride/domain/drill-down/metric.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { type GrowingPage, GrowingRows, PageWaiting } from "../../ui/list/GrowingRows.tsx";
import { CountedFormsDocument } from "./drill-down.graphql.ts";
import { DrillDownFrame } from "./DrillDownFrame.tsx";
import styles from "./DrillDown.module.css";
import { exportForms } from "./export-drill-down.ts";
import * as texts from "./drill-down-texts.ts";

const about = ["patients", "questionnaires"] as const;
const formsPerPage = 20;
const firstPage: GrowingPage = { current: 1, pageSize: formsPerPage };

interface FormsProps {
  number: OutcomeMetric;
  timeZone: string;
  onClose: () => void;
}

function FormsPage({ number, page }: Pick<FormsProps, "number"> & { page: GrowingPage }) {
  const { data, failure, refetch } = useGraphqlQuery(CountedFormsDocument, { number, metadata: page }, { tags: about });
  if (!data) return <PageWaiting failure={failure} onRetry={refetch} />;
  return data.getCounted.forms?.map(({ _id, patientid, name, date, value }) => (
    <li key={_id} className={styles.form}>
      <Link to={pathOf("patientDetail", { id: patientid })}>{name}</Link>
      <span>{formatUs(date)}</span>
      <b>{value}</b>
    </li>
  ));
}

/** Drawer of one bar, or all bars, of survey outcomes: the counted forms, each with its patient, day, and value. */
export function DrillDownForms({ number, timeZone, onClose }: FormsProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    CountedFormsDocument,
    { number, metadata: firstPage },
    { tags: about },
  );
  const answer = data?.getCounted;
  return (
    <DrillDownFrame
      {...{ answer, failure, refetch, timeZone, onClose }}
      countedNoun="form"
      onExport={() => void exportForms(number)}
    >
      <GrowingRows
        pageSize={formsPerPage}
        total={answer?.total ?? 0}
        renderPage={(page) => <FormsPage number={number} page={page} />}
        moreText={texts.moreFormCount}
        isFlush
        className={styles.people}
      />
    </DrillDownFrame>
  );
}
