import type { ComponentProps } from "react";
import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { TextField } from "./TextField.tsx";
import styles from "./PasswordField.module.css";

/** A password with a button that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "action">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      action={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon />
        </button>
      }
    />
  );
}
