import styles from "./Switch.module.css";

interface SwitchProps {
  id?: string;
  "aria-describedby"?: string | undefined;
  /** Accessible name of the switch. */
  label: string;
  on: boolean;
  /** Text beside the switch. */
  text: string;
  /** Reason why it cannot be switched; shown as its tooltip. The switch stays focusable, so that the reason can be read. */
  reason?: string | null;
  onSwitch: (on: boolean) => void;
}

/** Switch with a text for its state. */
export const Switch = ({ label, on, text, reason = null, onSwitch, ...more }: SwitchProps) => (
  <button
    {...more}
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={reason === null ? label : `${label}: ${reason}`}
    aria-disabled={reason !== null || undefined}
    title={reason ?? undefined}
    className={styles.switch}
    onClick={() => reason === null && onSwitch(!on)}
  >
    <span className={styles.track} aria-hidden />
    {text}
  </button>
);
