import { useEffect, useState } from "react";
import { isOfShape } from "../shape.ts";
import { ownDrafts, placeOf, write } from "../storage/drafts.ts";
import { type Sending, useSending } from "./use-sending.ts";

/** Draft of a form, and the functions that send the form. */
export interface Draft<Values> extends Sending {
  readonly value: Values;
  /** Values of the form when there is no draft. */
  readonly initial: Values;
  /** Whether the values come from a draft. */
  readonly restored: boolean;
  /** Stores the form's values as a draft; null when there is nothing to lose. */
  readonly keep: (values: Values | null) => void;
  /** Discards the draft and returns the values of the form without it. */
  readonly discard: () => Values;
}

/**
 * Draft of a form, stored in this tab for its user, clinic, and name from the first letter until it is sent or discarded. It survives closing the
 * form, a reload, and an expired session. `name` distinguishes records, for example "surgeon 0192…".
 */
export function useDraft<Values>(name: string, fresh: () => Values): Draft<Values> {
  const [{ place, initial, storedValues }] = useState(() => {
    const [own, start] = [placeOf(name), fresh()];
    const left = ownDrafts(own)[own.key];
    return {
      place: own,
      initial: start,
      storedValues: isOfShape(left, start) ? ((left ?? null) as Values | null) : null,
    };
  });
  const [restored, setRestored] = useState(storedValues !== null);
  const [actions] = useState(() => ({
    keep: (values: Values | null) => write(place, values),
    discard: () => {
      write(place, null);
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
export function useKeptDraft<Values>(draft: Draft<Values>, typedValues: Values | null): void {
  const { keep } = draft;
  const text = JSON.stringify(typedValues);
  useEffect(() => keep(JSON.parse(text) as Values | null), [keep, text]);
}
