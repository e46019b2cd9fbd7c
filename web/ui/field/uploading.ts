import { useEffect, useSyncExternalStore } from "react";

/** Number of fields with a running upload. */
let fields = 0;
const listeners = new Set<() => void>();

const count = (change: number): void => {
  fields += change;
  for (const hear of listeners) hear();
};

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Returns whether the open form has a running upload; a form sent before it ends would be sent without the file. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, () => fields > 0);

/** Registers a field's running upload while `busy` is true. */
export function useUploading(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    count(1);
    return () => count(-1);
  }, [busy]);
}
