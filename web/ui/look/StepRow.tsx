import { Check } from "lucide-react";
import { Link } from "react-router";
import styles from "./StepRow.module.css";
import * as texts from "./step-row-texts.ts";

interface StepRowProps {
  steps: readonly string[];
  current: number;
  /** Returns the path of a completed step; without it steps are not links. */
  linkTo?: (at: number) => string;
}

/** Progress through steps: numbers with names, on a phone a bar and a line of text. */
export function StepRow({ steps, current, linkTo }: StepRowProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.line} aria-hidden>
        <span>{texts.stepOf(current + 1, steps.length)}</span>
        <span>{steps[current]}</span>
      </p>
      <ol aria-label={texts.steps}>
        {steps.map((name, at) => (
          <li key={name} aria-current={at === current ? "step" : undefined} data-done={at < current}>
            <span className={styles.number}>
              {at < current ? <Check size={13} strokeWidth={2} aria-label={texts.doneLabel} /> : at + 1}
            </span>
            <span className={styles.name}>{at < current && linkTo ? <Link to={linkTo(at)}>{name}</Link> : name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
