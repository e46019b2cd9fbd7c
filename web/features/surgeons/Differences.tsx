import { surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./SurgeonEditor.module.css";
import type { SurgeonValues } from "./surgeon-values.ts";
import { differences } from "./surgeon-values.ts";

interface DifferencesProps {
  typed: SurgeonValues;
  theirs: SurgeonValues;
  onTake: (field: keyof SurgeonValues) => void;
}

/** What somebody else saved meanwhile, field by field. Saving again keeps what stands in the form. */
export function Differences({ typed, theirs, onTake }: DifferencesProps) {
  return (
    <section className={styles.notice} role="alert">
      <p>
        <strong>{surgeonTexts.changed}</strong>
      </p>
      <ul>
        {differences(typed, theirs).map(({ field, label, theirs: text }) => (
          <li key={field}>
            <span>{label}</span>
            <span className={styles.theirs}>{text || "(empty)"}</span>
            <Button size="small" onClick={() => onTake(field)}>
              {`Take this ${label}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
