import { useCallback, useState } from "react";
import { emptyRegistration, type RegistrationState } from "./registration-state.ts";

const keyOf = (customer: string): string => `restride.registration.${customer}`;

const stored = (customer: string): RegistrationState => {
  const text = sessionStorage.getItem(keyOf(customer));
  return text === null ? emptyRegistration : (JSON.parse(text) as RegistrationState);
};

/** The registration under way in this tab. It survives a reload, and is forgotten once it was sent. */
export function useRegistration(customer: string) {
  const [state, setState] = useState(() => stored(customer));
  const change = useCallback(
    (part: Partial<RegistrationState>): void =>
      setState((before) => {
        const after = { ...before, ...part };
        sessionStorage.setItem(keyOf(customer), JSON.stringify(after));
        return after;
      }),
    [customer],
  );
  const finish = useCallback((): void => {
    sessionStorage.removeItem(keyOf(customer));
    setState({ ...emptyRegistration, step: 3 });
  }, [customer]);
  return { state, change, finish };
}
