import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emptyRegistration, readStored, type RegistrationState, storedText } from "./registration-state.ts";

type Step = RegistrationState["step"];

/** State of a history entry: its step, and the step that it was reached from. */
interface Entry {
  readonly step: Step;
  readonly from?: Step;
}

const keyOf = (customer: string): string => `restride.registration.${customer}`;

/** Returns the step according to the history, so that the browser's Back returns to the previous step. Without a state it is the stored step. */
function useStepEntry(storedStep: Step) {
  const { state, search } = useLocation() as { state: Entry | null; search: string };
  const navigate = useNavigate();
  const step = storedStep === 3 ? storedStep : (state?.step ?? storedStep);
  const isNew = state === null && step !== 3;
  useEffect(() => {
    if (isNew) void navigate({ search }, { replace: true, state: { step } satisfies Entry });
  }, [isNew, navigate, search, step]);
  const from = state?.from;
  const go = useCallback(
    (to: Step): void => {
      if (to === step) return;
      if (to === from) void navigate(-1);
      else void navigate({ search }, { state: { step: to, from: step } satisfies Entry });
    },
    [step, from, search, navigate],
  );
  const begin = useCallback(
    (): void => void navigate({ search }, { replace: true, state: { step: 0 } satisfies Entry }),
    [search, navigate],
  );
  return { step, go, begin };
}

/** State of the registration in progress in this tab. It survives a reload, and is deleted once it was sent. */
export function useRegistration(customer: string) {
  const [state, setState] = useState(() => readStored(sessionStorage.getItem(keyOf(customer)), Date.now()));
  const { step, go, begin } = useStepEntry(state.step);
  useEffect(() => {
    if (state.step === 3) sessionStorage.removeItem(keyOf(customer));
    else sessionStorage.setItem(keyOf(customer), storedText(state, Date.now()));
  }, [customer, state]);
  const change = useCallback(
    (part: Partial<RegistrationState>): void => {
      setState((before) => ({ ...before, ...part }));
      if (part.step !== undefined) go(part.step);
    },
    [go],
  );
  const finish = useCallback((): void => {
    setState({ ...emptyRegistration, step: 3 });
    begin();
  }, [begin]);
  return { state: { ...state, step }, change, finish };
}
