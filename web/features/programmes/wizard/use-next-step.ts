import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { stepPath } from "./use-wizard.ts";
import { wizard } from "./wizard-store.ts";

/** Returns a function that waits until the server has all changes; false when another window edits the draft, or the page was left meanwhile. */
export function useAllSaved(): () => Promise<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return async () => (await wizard.waitForSave()) && isHere.current;
}

/** Returns a function that opens a step once the server has all changes, however long the connection is lost, and whether it is waiting. */
export function useNextStep() {
  const navigate = useNavigate();
  const allSaved = useAllSaved();
  const [waits, setWaits] = useState(false);
  const openStep = async (step: WizardStep): Promise<void> => {
    setWaits(true);
    const isSaved = await allSaved();
    setWaits(false);
    if (isSaved) await navigate(stepPath(step, wizard.current().draft?._id ?? null));
  };
  return { waits, openStep };
}
