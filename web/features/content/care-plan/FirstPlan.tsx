import { kindName } from "@restride/domain/content/kinds.ts";
import { Check, ClipboardList, Copy, Plus } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { contentListPath, contentPath, newContent, type PagedKind } from "../content-path.ts";
import { broughtBy, forWhom, headOf, type Listed, listedName } from "../content-state-texts.ts";
import { RunningNumber } from "../running/RunningNumber.tsx";
import type { ContentActions } from "../use-content-actions.ts";
import { useContentCounts } from "../use-content-counts.ts";
import styles from "./FirstPlan.module.css";
import * as texts from "./care-plan-texts.ts";

/** Texts that explain care plans to users who have none. */
export const carePlanExplanation = {
  title: texts.aCarePlanIsWhat,
  text: texts.itBringsTogetherRegimensDevices,
} as const;

interface StepProps {
  at: number;
  kind: PagedKind;
  company: string | null;
  /** Number of existing ones; null while it is unknown. */
  here?: number | null;
  about: string;
}

/** Card of a part of care plans: how many exist, and a link to create one. */
const Step = ({ at, kind, company, here = null, about }: StepProps) => (
  <li className={styles.card}>
    <span className={styles.number} data-done={Boolean(here)}>
      {here ? <Check size={14} aria-label={texts.doneLabel} /> : at}
    </span>
    <span className={styles.tileText}>
      <Link to={contentListPath(kind, company)}>{headOf(kind)}</Link>
      <small>{here ? texts.isAreHereAlready(here) : about}</small>
    </span>
    <Link to={contentPath(kind, newContent, company)} className={buttonClass({ size: "small" })}>
      <Plus />
      {texts.addKindName(kindName(kind))}
    </Link>
  </li>
);

/** List of the steps from exercises to a care plan. */
function Steps({ company }: { company: string | null }) {
  const countOf = useContentCounts(company);
  return (
    <ol aria-label={texts.howACarePlanIsMade} className={styles.cards}>
      <Step at={1} kind="exercise" company={company} here={countOf("exercise")} about={texts.whatAPatientDoes} />
      <Step at={2} kind="regimen" company={company} here={countOf("regimen")} about={texts.aSetOfExercisesWithDays} />
      <Step at={3} kind="carePlan" company={company} about={texts.regimensDevicesQuestionnaires} />
    </ol>
  );
}

export interface FirstPlanProps extends Pick<ContentActions, "copy" | "copying"> {
  company: string | null;
  /** Ready plans to copy. */
  ready: readonly Listed[];
}

/** Cards of the ready plans, each with its contents and a button that copies it to the company. */
const ReadyPlans = ({ company, ready, copy, copying }: FirstPlanProps) => (
  <section aria-label={texts.readyPlans} className={styles.ready}>
    <p>{texts.orBeginWithAReady}</p>
    <ul className={styles.cards}>
      {ready.map((row) => (
        <li key={row._id} data-row={row._id} className={styles.card}>
          <span className={styles.tileText}>
            <Link to={contentPath("carePlan", row._id, company)}>{listedName(row)}</Link>
            <small>{broughtBy(row)}</small>
            <small>
              {forWhom(row)}
              {Boolean(row.running) && (
                <>
                  {" · "}
                  <RunningNumber row={row} described />
                </>
              )}
            </small>
          </span>
          <Button
            size="small"
            icon={<Copy />}
            aria-label={texts.copyListedName(listedName(row))}
            busy={copying === row._id}
            onClick={() => void copy(row._id)}
          >
            {texts.copy}
          </Button>
        </li>
      ))}
    </ul>
    <p>{texts.readyPlansAreExamplesAClinic}</p>
  </section>
);

/** Page content while a company has no care plan of its own: how one is made, and the ready plans to copy. */
export const FirstPlan = (props: FirstPlanProps) => (
  <div className={styles.firstPlan}>
    <span className={styles.tile} aria-hidden>
      <ClipboardList size={26} />
    </span>
    <h2>{carePlanExplanation.title}</h2>
    <p className={styles.text}>{carePlanExplanation.text}</p>
    <Steps company={props.company} />
    {props.ready.length > 0 && <ReadyPlans {...props} />}
  </div>
);
