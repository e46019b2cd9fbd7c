import styles from "./Switch.module.css";

interface SwitchProps {
  id?: string;
  "aria-describedby"?: string | undefined;
  /** Names the switch; read aloud. */
  label: string;
  on: boolean;
  /** The word beside it. */
  text: string;
  /** Why it cannot be switched; shown as its tooltip. It stays in reach, so that the reason can be read. */
  reason?: string | null;
  onSwitch: (on: boolean) => void;
}

/** On or off, with the word for it. */
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
