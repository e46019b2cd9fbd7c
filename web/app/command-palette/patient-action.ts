import { useEffect, useEffectEvent } from "react";

/** What somebody wants to do with a patient as soon as the patient's page is there. */
export type PatientAction = "conversation" | "reminder" | "notify" | "log";

let pendingAction: { readonly id: string; readonly what: PatientAction } | null = null;
const listeners = new Set<() => void>();

/** Says what is wanted; the page of the patient takes it once. */
export function requestAction(id: string, what: PatientAction): void {
  pendingAction = { id, what };
  listeners.forEach((listener) => listener());
}

/** Hears what is wanted with the patient that is shown. */
export function usePatientAction(id: string, hear: (what: PatientAction) => void): void {
  const onAction = useEffectEvent(() => {
    if (pendingAction?.id !== id) return;
    const { what } = pendingAction;
    pendingAction = null;
    hear(what);
  });
  useEffect(() => {
    const listener = (): void => onAction();
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [id]);
}
