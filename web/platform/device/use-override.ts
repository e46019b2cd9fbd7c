import { useRef, useState } from "react";

/** State of a save that the server refuses until the user has seen what it would override, and sends it again. */
export function useOverride<Overrides, Filled>() {
  const [override, setOverride] = useState<{ overrides: Overrides; filled: Filled } | null>(null);
  const agreed = useRef(false);
  return {
    /** Changes that would be overridden; null while there is no question. */
    overrides: override?.overrides ?? null,
    /** Returns whether the user has agreed; true for one send only. */
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
