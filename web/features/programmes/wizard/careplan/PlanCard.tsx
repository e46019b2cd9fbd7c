import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/look/Button.tsx";
import type { OfferedPlanFragment } from "../../content.graphql.ts";
import styles from "../../Card.module.css";
import { PlanDialog } from "./PlanDialog.tsx";
import type { AssignState } from "./use-assign.ts";
import * as texts from "./careplan-texts.ts";

const uniqueNames = (names: readonly string[]): string[] => [...new Set(names)];

const Part = ({ title, names }: { title: string; names: readonly string[] }) => (
  <div className={styles.section}>
    <p className={styles.eyebrow}>
      {title} <span>{names.length}</span>
    </p>
    <ul>
      {names.map((name, at) => (
        <li key={`${at} ${name}`}>{name}</li>
      ))}
      {names.length === 0 && <li className={styles.mutedText}>{texts.none}</li>}
    </ul>
  </div>
);

/** Card of a care plan with its contents: the same sections in the same order on every card. */
export function PlanCard({ plan, assign }: { plan: OfferedPlanFragment; assign: AssignState }) {
  const [isViewing, setViewing] = useState(false);
  const isChosen = assign.chosen === plan._id;
  return (
    <article className={styles.card} data-chosen={isChosen} aria-label={plan.name}>
      <div className={styles.head}>
        <div>
          <h2>{plan.name}</h2>
          <p>{plan.description}</p>
        </div>
        {isChosen && (
          <span className={styles.chosenMark}>
            <Check size={13} aria-label={texts.assignedLabel} />
          </span>
        )}
      </div>
      <Part title={texts.devices} names={plan.deviceids.map(({ display_name }) => display_name)} />
      <Part title={texts.regimens} names={plan.regimens.map(({ name }) => name)} />
      <Part title={texts.questionnaires} names={uniqueNames(plan.feedback.map(({ shortname }) => shortname))} />
      <div className={styles.foot}>
        <Button
          className={styles.wideButton}
          data-card-focus
          busy={assign.assigning === plan._id}
          aria-label={isChosen ? texts.removeNamed(plan.name) : texts.assignNamed(plan.name)}
          onClick={() => assign.assign(isChosen ? null : plan)}
        >
          {isChosen ? texts.remove : texts.assign}
        </Button>
        <Button variant="text" aria-label={texts.viewName(plan.name)} onClick={() => setViewing(true)}>
          {texts.view}
        </Button>
      </div>
      {isViewing && <PlanDialog plan={plan} onClose={() => setViewing(false)} />}
    </article>
  );
}
