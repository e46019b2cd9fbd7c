import { Button } from "../look/Button.tsx";
import type { Difference } from "./differences.ts";
import styles from "./Differences.module.css";
import type { LeafPath } from "./path.ts";
import * as texts from "./form-texts.ts";

interface DifferencesProps<Values> {
  sentence: string;
  differences: readonly Difference<Values>[];
  onTake: (field: LeafPath<Values>) => void;
}

/** Notice of the fields that somebody else saved meanwhile. Saving again stores the values of the form. */
export function Differences<Values>({ sentence, differences, onTake }: DifferencesProps<Values>) {
  return (
    <section className={styles.notice} role="alert">
      <p>
        <strong>{sentence}</strong>
      </p>
      <ul>
        {differences.map(({ field, label, newerText }) => (
          <li key={field}>
            <span>{label}</span>
            <span className={styles.otherValue}>{newerText || texts.emptyValue}</span>
            <Button size="small" onClick={() => onTake(field)}>
              {texts.takeThis(label)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
