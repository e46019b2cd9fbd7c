import { useEffect, useEffectEvent } from "react";

/** Action for a patient that runs as soon as the patient's page is loaded. */
export type PatientAction = "conversation" | "reminder" | "notify" | "log";

let pendingAction: { readonly id: string; readonly action: PatientAction } | null = null;
const listeners = new Set<() => void>();

/** Requests an action; the patient's page runs it once. */
export function requestAction(id: string, action: PatientAction): void {
  pendingAction = { id, action };
  listeners.forEach((listener) => listener());
}

/** Calls `hear` with an action that was requested for this patient. */
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
