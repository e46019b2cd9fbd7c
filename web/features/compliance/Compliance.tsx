import { weeksOfPeriod } from "@restride/domain/drill-down/metric-filter.ts";
import {
  type ComplianceJoint,
  complianceJointLabels,
  complianceJoints,
} from "@restride/domain/progress/compliance-filter.ts";
import {
  defaultPeriod,
  defaultSurgeryType,
  type Period,
  periodLabel,
  periods,
  spanOf,
} from "@restride/domain/progress/periods.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { CalendarRange } from "lucide-react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { ComplianceDocument } from "./compliance.graphql.ts";
import styles from "./Compliance.module.css";
import { CompliancePie } from "./CompliancePie.tsx";
import * as texts from "./compliance-texts.ts";

const jointOptions = complianceJoints.map((value) => ({ value, label: complianceJointLabels[value] }));
const periodOptions = periods.map((value) => ({ value, label: periodLabel(value) }));

/** Returns period and joint, stored in the URL, and a function that changes them. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const period = periods.find((each) => each === params.get("period")) ?? defaultPeriod;
  const joint = complianceJoints.find((each) => each === params.get("type")) ?? defaultSurgeryType;
  const choose = (next: Period, type: ComplianceJoint) =>
    setParams((before) => ({ ...Object.fromEntries(before), period: next, type }), { replace: true });
  return { period, joint, choose };
}

/** Compliance of the clinic's patients: four rings, each count a link into the patient list. */
export function Compliance({ today }: { today: CalendarDate }) {
  const { period, joint, choose } = useChoice();
  const { from, to } = spanOf(period, today);
  const variables = useMemo(() => ({ filters: { startdate: from, enddate: to, type: joint } }), [from, to, joint]);
  const { data, failure, refetch } = useGraphqlQuery(ComplianceDocument, variables, { tags: ["patients", "progress"] });
  const answer = data?.getPatientCompliance;
  const question = { weeks: weeksOfPeriod(period), joint };
  return (
    <>
      <PageHead title={texts.home}>
        <span className={styles.span}>
          <CalendarRange size={15} />
          {from === null ? texts.untilTo(formatUs(to)) : `${formatUs(from)} – ${formatUs(to)}`}
        </span>
        <Select label={texts.period} value={period} options={periodOptions} onValue={(next) => choose(next, joint)} />
        <Select
          label={texts.surgeryType}
          value={joint}
          options={jointOptions}
          onValue={(next) => choose(period, next)}
        />
      </PageHead>
      {failure && !answer && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      <div className={styles.pies}>
        <CompliancePie area="exercise" {...question} summary={answer?.exerciseSummary} />
        <CompliancePie area="measurement" {...question} summary={answer?.measurementSummary} />
        <CompliancePie area="questionnaire" {...question} summary={answer?.feedBackSummary} />
        <CompliancePie area="overall" {...question} summary={answer?.overAllSummary} />
      </div>
      <p className={styles.hint}>
        <span className="no-print">{texts.selectACountToOpen} </span>
        {texts.rangesEndAtTheEnd}
      </p>
    </>
  );
}
