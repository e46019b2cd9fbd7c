import { pathOf } from "@restride/domain/access/routes.ts";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { buttonClass } from "../../ui/look/Button.tsx";
import { CountedDaysDocument } from "./drill-down.graphql.ts";
import { DrillDownDays, daysPerPage } from "./DrillDownDays.tsx";
import { DrillDownFrame } from "./DrillDownFrame.tsx";
import { exportDrillDown } from "./export-drill-down.ts";
import { drillDownSubjects, type OpenedProps } from "./use-drill-down.ts";
import * as texts from "./drill-down-texts.ts";

interface PatientProps extends OpenedProps {
  patientid: string;
  onClose: () => void;
}

/** Drawer of a patient's number: the days that it adds up. */
export function DrillDownPatient({ number, patientid, timeZone, onClose }: PatientProps) {
  const variables = { number, patientid, metadata: { current: 1, pageSize: daysPerPage } };
  const { data, failure, refetch } = useGraphqlQuery(CountedDaysDocument, variables, { tags: drillDownSubjects });
  const answer = data?.getCounted;
  return (
    <DrillDownFrame
      {...{ answer, failure, refetch, timeZone, onClose }}
      countedNoun="day"
      headingPrefix={answer?.person?.name}
      actions={
        <Link className={buttonClass({})} to={pathOf("patientDetail", { id: patientid })}>
          <UserRound size={16} /> {texts.openPatient}
        </Link>
      }
      onExport={() => void exportDrillDown({ number, patientid, timeZone })}
    >
      <DrillDownDays number={number} patientid={patientid} timeZone={timeZone} />
    </DrillDownFrame>
  );
}
