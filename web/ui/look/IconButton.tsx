import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Tip } from "./Tip.tsx";
import styles from "./IconButton.module.css";

/** The class names of what looks like a button that is only an icon. */
export const iconButtonClass = styles.icon ?? "";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Names the button to everyone: read aloud and shown as the tooltip. */
  label: string;
  /** Why the button is disabled; shown as the tooltip in place of the label. */
  reason?: string;
  icon: ReactNode;
}

/** A button that is only an icon. A disabled one stays in reach, so that its reason can be read. */
export function IconButton({ label, reason, icon, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <Tip text={disabled && reason ? reason : label}>
      <button
        type="button"
        {...rest}
        className={[iconButtonClass, rest.className].filter(Boolean).join(" ")}
        aria-label={disabled && reason ? `${label}: ${reason}` : label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? (event) => event.stopPropagation() : onClick}
      >
        {icon}
      </button>
    </Tip>
  );
}
