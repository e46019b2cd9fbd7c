import { pathOf } from "@restride/domain/access/routes.ts";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { buttonClass } from "../../ui/look/Button.tsx";
import { CountedDaysDocument } from "./counted.graphql.ts";
import { CountedDays, daysPerPage } from "./CountedDays.tsx";
import { CountedFrame } from "./CountedFrame.tsx";
import { exportCounted } from "./export-counted.ts";
import { countedSubjects, type OpenedProps } from "./use-counted.ts";
import * as texts from "./counted-texts.ts";

interface PatientProps extends OpenedProps {
  patientid: string;
  onClose: () => void;
}

/** Drawer of a patient's number: the days that it adds up. */
export function CountedPatient({ number, patientid, timeZone, onClose }: PatientProps) {
  const variables = { number, patientid, metadata: { current: 1, pageSize: daysPerPage } };
  const { data, failure, refetch } = useGraphqlQuery(CountedDaysDocument, variables, { tags: countedSubjects });
  const answer = data?.getCounted;
  return (
    <CountedFrame
      {...{ answer, failure, refetch, timeZone, onClose }}
      countedNoun="day"
      headingPrefix={answer?.person?.name}
      actions={
        <Link className={buttonClass({})} to={pathOf("patientDetail", { id: patientid })}>
          <UserRound size={16} /> {texts.openPatient}
        </Link>
      }
      onExport={() => void exportCounted({ number, patientid, timeZone })}
    >
      <CountedDays number={number} patientid={patientid} timeZone={timeZone} />
    </CountedFrame>
  );
}
