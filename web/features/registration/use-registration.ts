import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emptyRegistration, readStored, type RegistrationState, storedText } from "./registration-state.ts";

type Step = RegistrationState["step"];

/** What an entry of the history knows: its step, and the step it was reached from. */
interface Entry {
  readonly step: Step;
  readonly from?: Step;
}

const keyOf = (customer: string): string => `restride.registration.${customer}`;

/** The step shown, as the history has it: the browser's Back goes to the step before. Without an entry it is the one that was kept. */
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

/** The registration under way in this tab. It survives a reload, and is forgotten once it was sent. */
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
