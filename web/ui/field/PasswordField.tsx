import type { ComponentProps } from "react";
import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { TextField } from "./TextField.tsx";
import styles from "./PasswordField.module.css";
import * as texts from "../field-texts.ts";

/** Password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "action">) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isVisible ? "text" : "password"}
      action={
        <button
          type="button"
          className={styles.eye}
          aria-label={isVisible ? texts.hidePassword : texts.showPassword}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon />
        </button>
      }
    />
  );
}
