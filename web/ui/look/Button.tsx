import type { ButtonHTMLAttributes, ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import styles from "./Button.module.css";

/** Look of a button. One primary button per view; danger only for actions that cannot be undone. */
export interface ButtonLook {
  variant?: "primary" | "outlined" | "text" | "danger";
  size?: "small" | "medium" | "large";
  /** Set for a text in capitals. */
  capitals?: boolean;
}

/** Returns the class names of a button, for a link that looks like one. */
export const buttonClass = ({ variant = "outlined", size = "medium", capitals = false }: ButtonLook): string =>
  [styles.button, styles[variant], styles[size], capitals && styles.capitals].filter(Boolean).join(" ");

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** Shows a spinner in place of the text, at the same width. */
  busy?: boolean;
}

/** Button with an optional icon. While busy it ignores clicks but keeps the focus, which a disabled button would lose. */
export function Button({ variant, size, capitals, icon, busy = false, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass({ variant, size, capitals }), rest.className].filter(Boolean).join(" ")}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      disabled={disabled}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className={styles.spinner} />}
      <span className={busy ? styles.hidden : styles.label}>
        {icon}
        {children}
      </span>
    </button>
  );
}
