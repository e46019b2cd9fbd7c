import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../../Card.module.css";
import type { OfferedPlanFragment } from "../../content.graphql.ts";
import * as texts from "./careplan-texts.ts";

const intervalText = (interval: number): string => (isInterval(interval) ? intervalLabel(interval) : "");

/** Read-only dialog with the contents of a care plan. */
export const PlanDialog = ({ plan, onClose }: { plan: OfferedPlanFragment; onClose: () => void }) => (
  <Dialog title={plan.name} width="form" onClose={onClose}>
    <p>{plan.description}</p>
    <p className={styles.eyebrow}>{texts.devices}</p>
    <ul>
      {plan.deviceids.map(({ _id, display_name, scheduled_criteria: when }) => (
        <li key={_id} className={styles.row}>
          {display_name}
          {when && (
            <span className={styles.mutedText}>
              {texts.aDay(
                windowLabel({ startdate: when.start_date, enddate: when.end_date }),
                intervalText(when.interval),
                when.time,
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
    <p className={styles.eyebrow}>{texts.regimens}</p>
    <ul>
      {plan.regimens.map(({ _id, name }) => (
        <li key={_id}>{name}</li>
      ))}
    </ul>
    <p className={styles.eyebrow}>{texts.questionnaires}</p>
    <ul>
      {plan.feedback.map((row) => (
        <li key={`${row.formid} ${row.startdate}`} className={styles.row}>
          {row.shortname}
          <span className={styles.mutedText}>
            {windowLabel(row)}, {row.scheduletype}
          </span>
        </li>
      ))}
    </ul>
  </Dialog>
);
