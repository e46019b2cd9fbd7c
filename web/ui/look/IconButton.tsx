import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Tip } from "./Tip.tsx";
import styles from "./IconButton.module.css";

/** Class names for elements that look like an icon button. */
export const iconButtonClass = styles.icon ?? "";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** Reason why the button is disabled; shown as the tooltip in place of the label. */
  reason?: string;
  icon: ReactNode;
}

/** Button with only an icon. A disabled one stays focusable, so that its reason can be read. */
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
