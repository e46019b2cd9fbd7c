import { pathOf } from "@restride/domain/access/routes.ts";
import type { OutcomeNumber } from "@restride/domain/counted/counted-number.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { CountedFormsDocument } from "./counted.graphql.ts";
import { CountedFrame, PageWaiting } from "./CountedFrame.tsx";
import styles from "./Counted.module.css";
import { exportForms } from "./export-counted.ts";
import { usePages } from "./use-counted.ts";
import * as texts from "./counted-texts.ts";

type Page = ReturnType<typeof usePages>["pages"][number];

const about = ["patients", "questionnaires"] as const;
const formsPerPage = 20;

interface FormsProps {
  number: OutcomeNumber;
  timeZone: string;
  onClose: () => void;
}

function FormsPage({ number, page }: Pick<FormsProps, "number"> & { page: Page }) {
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
export function CountedForms({ number, timeZone, onClose }: FormsProps) {
  const { pages, showMore, left } = usePages(formsPerPage);
  const { data, failure, refetch } = useGraphqlQuery(
    CountedFormsDocument,
    { number, metadata: pages[0]! },
    { tags: about },
  );
  const answer = data?.getCounted;
  const more = left(answer?.total ?? 0);
  return (
    <CountedFrame
      {...{ answer, failure, refetch, timeZone, onClose }}
      countedNoun="form"
      onExport={() => void exportForms(number)}
    >
      <ul className={styles.people}>
        {pages.map((page) => (
          <FormsPage key={page.current} number={number} page={page} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.moreButton} onClick={showMore}>
          {texts.moreFormCount(more)}
        </button>
      )}
    </CountedFrame>
  );
}
