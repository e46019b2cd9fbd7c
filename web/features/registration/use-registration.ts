import { useCallback, useEffect, useState } from "react";
import { emptyRegistration, readStored, type RegistrationState, storedText } from "./registration-state.ts";

const keyOf = (customer: string): string => `restride.registration.${customer}`;

/** The registration under way in this tab. It survives a reload, and is forgotten once it was sent. */
export function useRegistration(customer: string) {
  const [state, setState] = useState(() => readStored(sessionStorage.getItem(keyOf(customer)), Date.now()));
  useEffect(() => {
    if (state.step === 3) sessionStorage.removeItem(keyOf(customer));
    else sessionStorage.setItem(keyOf(customer), storedText(state, Date.now()));
  }, [customer, state]);
  const change = useCallback(
    (part: Partial<RegistrationState>): void => setState((before) => ({ ...before, ...part })),
    [],
  );
  const finish = useCallback((): void => setState({ ...emptyRegistration, step: 3 }), []);
  return { state, change, finish };
}
