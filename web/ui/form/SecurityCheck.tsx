import { LoaderCircle, ShieldAlert, ShieldCheck } from "lucide-react";
import styles from "./SecurityCheck.module.css";

const stateTexts = {
  working: "Checking that a person fills in this form …",
  done: "Security check passed.",
  failed: "The security check could not run in this browser.",
} as const;
const icons = { working: LoaderCircle, done: ShieldCheck, failed: ShieldAlert } as const;

/** Status of the security check that a form needs before it can be sent. */
export function SecurityCheck({ state, onRetry }: { state: keyof typeof stateTexts; onRetry: () => void }) {
  const Icon = icons[state];
  return (
    <output className={styles.check} data-state={state}>
      <Icon size={15} />
      {stateTexts[state]}
      {state === "failed" && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </output>
  );
}
