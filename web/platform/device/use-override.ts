import { useRef, useState } from "react";

/** Saving that the server refuses until the person has seen what would be overridden, and sends the same again. */
export function useOverride<Overrides, Filled>() {
  const [override, setOverride] = useState<{ overrides: Overrides; filled: Filled } | null>(null);
  const agreed = useRef(false);
  return {
    /** What would be overridden; null while there is nothing to ask. */
    overrides: override?.overrides ?? null,
    /** Whether the person has agreed; true for one sending only. */
    takeAgreed: (): boolean => {
      const was = agreed.current;
      agreed.current = false;
      return was;
    },
    ask: (overrides: Overrides, filled: Filled): void => setOverride({ overrides, filled }),
    agree: (send: (filled: Filled) => void): void => {
      agreed.current = true;
      setOverride(null);
      if (override) send(override.filled);
    },
    dismiss: (): void => setOverride(null),
  };
}
