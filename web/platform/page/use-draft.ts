import { useEffect, useState } from "react";
import { isOfShape } from "../shape.ts";
import { ownDrafts, placeOf, write } from "../storage/drafts.ts";
import { type Sending, useSending } from "./use-sending.ts";

/** What a form begins with and what becomes of it until it is sent. */
export interface Draft<Values> extends Sending {
  readonly value: Values;
  /** What it begins with when nothing was left behind. */
  readonly initial: Values;
  /** Whether it is something that was left behind. */
  readonly restored: boolean;
  /** Keeps what stands in the form; null while that is nothing to lose. */
  readonly keep: (values: Values | null) => void;
  /** Begins again with what the form would have begun with. */
  readonly discard: () => Values;
}

/**
 * The draft of a form, kept in this tab for its person, clinic and name from the first letter until it is sent or discarded: over
 * closing, a reload, an expired session. `name` tells records apart, such as "surgeon 0192…".
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

/** Keeps a form's draft after every change: what it holds, or null while that is nothing to lose. */
export function useKeptDraft<Values>(draft: Draft<Values>, typedValues: Values | null): void {
  const { keep } = draft;
  const text = JSON.stringify(typedValues);
  useEffect(() => keep(JSON.parse(text) as Values | null), [keep, text]);
}
