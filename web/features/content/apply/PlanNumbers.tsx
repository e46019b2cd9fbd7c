import { onHoldText, type PlanOutcome, unchangedPartsText } from "@restride/domain/content/affected-programmes.ts";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import type { PreviewPublishQuery } from "./apply.graphql.ts";
import styles from "./ApplyDialog.module.css";
import * as texts from "./apply-texts.ts";

export type Plan = NonNullable<PreviewPublishQuery["previewPublish"]["plan"]>;

/** Programmes that a count includes. */
export interface CountedProgrammes {
  /** Outcome to count; null for all running programmes. */
  readonly outcome: PlanOutcome | null;
  readonly clinic: Pick<Plan["clinics"][number], "_id" | "name"> | null;
}

interface NumbersProps {
  plan: Plan;
  onOpen: (counted: CountedProgrammes) => void;
}

const heads = [texts.clinic, texts.runningLabel, texts.change, texts.stay, texts.passedLabel];
const columns = { running: null, change: "change", stay: "stay", passed: "passed" } as const;

const Figure = ({ count, name, onOpen }: { count: number; name: string; onOpen: () => void }) =>
  count === 0 ? (
    <span className={styles.none}>0</span>
  ) : (
    <button type="button" className={styles.number} aria-label={`${count} ${name}`} onClick={onOpen}>
      {count}
    </button>
  );

/** Counts of the programmes that change, stay as they are, or have nothing left to change. */
const PlanTotals = ({ plan, onOpen }: NumbersProps) => {
  const sums = { change: texts.fromTodayOn, stay: texts.changedByHand, passed: texts.nothingLeftToChange } as const;
  return (
    <dl className={styles.sums}>
      {(["change", "stay", "passed"] as const).map((outcome) => (
        <div key={outcome}>
          <dt>
            <strong>
              <Figure count={plan[outcome]} name={outcome} onOpen={() => onOpen({ outcome, clinic: null })} />
            </strong>{" "}
            {outcome}
          </dt>
          <dd>{sums[outcome]}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Table of the same numbers for each clinic. */
const ClinicTable = ({ plan: { clinics }, onOpen }: NumbersProps) => (
  <div className={styles.tables}>
    <table className={styles.table}>
      <TableHead heads={heads} />
      <tbody>
        {clinics.map((clinic) => (
          <tr key={clinic._id}>
            <th scope="row">{clinic.name}</th>
            {(["running", "change", "stay", "passed"] as const).map((column) => (
              <td key={column}>
                <Figure
                  count={clinic[column]}
                  name={`${column}, ${clinic.name}`}
                  onOpen={() => onOpen({ outcome: columns[column], clinic })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/**
 * Counts of a version's effects on running programmes, each of which opens its patients, and the names of the first patients whose programmes stay.
 */
export const PlanNumbers = ({ plan, onOpen }: NumbersProps) => (
  <>
    <PlanTotals plan={plan} onOpen={onOpen} />
    <ClinicTable plan={plan} onOpen={onOpen} />
    <div className={styles.belowTable}>
      <span>{onHoldText(plan.onhold, plan.change)}</span>
      {plan.running > 0 && (
        <button type="button" className={styles.number} onClick={() => onOpen({ outcome: null, clinic: null })}>
          {plan.running === 1 ? texts.showThePatient : texts.showAllPatients(plan.running)}
        </button>
      )}
    </div>
    {plan.patients.map(({ _id, name, stays }) => (
      <p key={_id} className={styles.hint}>
        {unchangedPartsText(name, stays)}
      </p>
    ))}
  </>
);
