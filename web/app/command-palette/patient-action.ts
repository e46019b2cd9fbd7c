import { useEffect, useEffectEvent } from "react";

/** What somebody wants to do with a patient as soon as the patient's page is there. */
export type PatientAction = "conversation" | "reminder" | "notify" | "log";

let pendingAction: { readonly id: string; readonly action: PatientAction } | null = null;
const listeners = new Set<() => void>();

/** Says what is wanted; the page of the patient takes it once. */
export function requestAction(id: string, action: PatientAction): void {
  pendingAction = { id, action };
  listeners.forEach((listener) => listener());
}

/** Hears what is wanted with the patient that is shown. */
export function usePatientAction(id: string, hear: (action: PatientAction) => void): void {
  const onAction = useEffectEvent(() => {
    if (pendingAction?.id !== id) return;
    const { action } = pendingAction;
    pendingAction = null;
    hear(action);
  });
  useEffect(() => {
    const listener = (): void => onAction();
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [id]);
}
