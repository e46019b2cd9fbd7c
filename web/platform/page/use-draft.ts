import { useEffect, useState } from "react";
import { isOfShape } from "../shape.ts";
import { ownDrafts, draftKeyOf, writeDraft } from "../storage/drafts.ts";
import { type Sending, useSending } from "./use-sending.ts";

/** Draft of a form, and the functions that send the form. */
export interface Draft<Values> extends Sending {
  readonly value: Values;
  /** Values of the form when there is no draft. */
  readonly initial: Values;
  /** Whether the values come from a draft. */
  readonly restored: boolean;
  /** Stores the form's values as a draft; null when there is nothing to lose. */
  readonly store: (values: Values | null) => void;
  /** Discards the draft and returns the values of the form without it. */
  readonly discard: () => Values;
}

/**
 * Draft of a form, stored in this tab for its user, clinic, and name from the first letter until it is sent or discarded. It survives closing the
 * form, a reload, and an expired session. `name` distinguishes records, for example "surgeon 0192…".
 */
export function useDraft<Values>(name: string, fresh: () => Values): Draft<Values> {
  const [{ place, initial, storedValues }] = useState(() => {
    const [own, start] = [draftKeyOf(name), fresh()];
    const storedDraft = ownDrafts(own)[own.key];
    return {
      place: own,
      initial: start,
      storedValues: isOfShape(storedDraft, start) ? ((storedDraft ?? null) as Values | null) : null,
    };
  });
  const [restored, setRestored] = useState(storedValues !== null);
  const [actions] = useState(() => ({
    store: (values: Values | null) => writeDraft(place, values),
    discard: () => {
      writeDraft(place, null);
      setRestored(false);
      return initial;
    },
  }));
  return {
    value: restored && storedValues !== null ? storedValues : initial,
    initial,
    restored,
    ...actions,
    ...useSending(),
  };
}

/** Stores a form's draft after every change: its values, or null when there is nothing to lose. */
export function useStoredDraft<Values>(draft: Draft<Values>, typedValues: Values | null): void {
  const { store } = draft;
  const text = JSON.stringify(typedValues);
  useEffect(() => store(JSON.parse(text) as Values | null), [store, text]);
}
