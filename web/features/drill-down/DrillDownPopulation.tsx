import { metricFilter, type PopulationMetric } from "@restride/domain/drill-down/metric.ts";
import { patientListPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { Table2 } from "lucide-react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { type GrowingPage, GrowingRows, PageWaiting } from "../../ui/list/GrowingRows.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import { CountedPeopleDocument } from "./drill-down.graphql.ts";
import { DrillDownFrame } from "./DrillDownFrame.tsx";
import styles from "./DrillDown.module.css";
import { exportDrillDown } from "./export-drill-down.ts";
import { PersonRow } from "./PersonRow.tsx";
import { drillDownSubjects } from "./use-drill-down.ts";
import * as texts from "./drill-down-texts.ts";

const peoplePerPage = 20;
const firstPage: GrowingPage = { current: 1, pageSize: peoplePerPage };

interface PopulationProps {
  number: PopulationMetric;
  /** Value of the number when it was pressed. */
  pressedCount: number | null;
  timeZone: string;
  onClose: () => void;
}

function PeoplePage({ number, timeZone, page }: Pick<PopulationProps, "number" | "timeZone"> & { page: GrowingPage }) {
  const { data, failure, refetch } = useGraphqlQuery(
    CountedPeopleDocument,
    { number, metadata: page },
    { tags: drillDownSubjects },
  );
  if (!data) return <PageWaiting failure={failure} onRetry={refetch} />;
  return data.getCounted.people?.map((person) => (
    <PersonRow key={person._id} person={person} number={number} timeZone={timeZone} />
  ));
}

/** Drawer with the patients of a count; each patient opens the days that were counted. */
export function DrillDownPopulation({ number, pressedCount, timeZone, onClose }: PopulationProps) {
  const variables = { number, metadata: firstPage };
  const { data, failure, refetch } = useGraphqlQuery(CountedPeopleDocument, variables, { tags: drillDownSubjects });
  const answer = data?.getCounted;
  const total = answer?.total ?? 0;
  return (
    <DrillDownFrame
      {...{ answer, failure, refetch, timeZone, onClose }}
      countedNoun="patient"
      changed={
        pressedCount !== null &&
        pressedCount !== total && <strong>{texts.itReadWhenItWas(pressedCount.toLocaleString("en-US"))}</strong>
      }
      actions={
        <Link className={buttonClass({})} to={patientListPath(metricFilter(number))}>
          <Table2 size={16} /> {texts.openAsList}
        </Link>
      }
      onExport={() => void exportDrillDown({ number, patientid: null, timeZone })}
    >
      <GrowingRows
        pageSize={peoplePerPage}
        total={total}
        renderPage={(page) => <PeoplePage number={number} timeZone={timeZone} page={page} />}
        moreText={texts.morePatientCount}
        isFlush
        className={styles.people}
      />
    </DrillDownFrame>
  );
}
