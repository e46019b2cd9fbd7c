import { LoaderCircle, ShieldAlert, ShieldCheck } from "lucide-react";
import styles from "./SecurityCheck.module.css";
import * as texts from "./form-texts.ts";
const icons = { working: LoaderCircle, done: ShieldCheck, failed: ShieldAlert } as const;

/** Status of the security check that a form needs before it can be sent. */
export function SecurityCheck({ state, onRetry }: { state: keyof typeof texts.stateTexts; onRetry: () => void }) {
  const Icon = icons[state];
  return (
    <output className={styles.check} data-state={state}>
      <Icon size={15} />
      {texts.stateTexts[state]}
      {state === "failed" && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
    </output>
  );
}
