import { useCallback, useEffect, useRef, useState } from "react";
import type { FailedOutcome, Outcome } from "../calls/answers.ts";
import { notifyOutcome } from "../calls/calls.ts";
import { session } from "../session/session.ts";
import { useDraft, useStoredDraft } from "./use-draft.ts";

/** Record as its form shows it. Each record defines the type of its version; null for one that is not saved yet. */
export interface FormRecord<Values, Version = number> {
  readonly version: Version | null;
  readonly values: Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the initial state of a record's form. `name` distinguishes records, for example "surgeon 0192…". */
export function useRecordStart<Values, Version = number>(name: string, record: () => FormRecord<Values, Version>) {
  const [saved] = useState(record);
  const draft = useDraft(name, () => saved);
  /** Record that somebody else saved after the draft was typed; otherwise null. */
  const since = draft.restored && !isSame(draft.value.version, saved.version) ? saved : null;
  return { draft, saved: saved.values, since, ...draft.value };
}

interface Editor<Values, Filled, Data, Version> {
  readonly start: ReturnType<typeof useRecordStart<Values, Version>>;
  /** Current values of the form. */
  readonly values: Values;
  /** Saves the values on top of a version. */
  readonly save: (filled: Filled, version: Version | null) => Promise<Outcome<Data>>;
  /** Shows a refusal, for example at its field, and returns true; returns false to show it as a toast. */
  readonly showRefusal?: (refusal: FailedOutcome<Data>, filled: Filled) => boolean;
  /** Reads the record as it is saved now; null when it was deleted, or is not saved yet. */
  readonly readNewest: () => Promise<FormRecord<Values, Version> | null>;
  /** Returns the new version, for a form that stays open after a save; values typed meanwhile are changes to that version. */
  readonly savedAs?: (data: Data) => Version | null;
  /** Called after a save; the form stays busy until this has ended. */
  readonly onSaved: (data: Data) => void | Promise<void>;
}

/** Editing of a record by a form: one save at a time, a notice when somebody else saved first, and a draft until it is saved. */
export function useRecordEditor<Values, Filled, Data, Version = number>(editor: Editor<Values, Filled, Data, Version>) {
  const { start, values, save, showRefusal, readNewest, savedAs, onSaved } = editor;
  const { busy, trackSending, takeBack } = start.draft;
  const [newest, setNewest] = useState(start.since);
  const [savedRecord, setSavedRecord] = useState<FormRecord<Values, Version> | null>(null);
  const saved = savedRecord ?? { version: start.version, values: start.saved };
  const version = newest?.version ?? saved.version;
  const clean = useRef(true);
  /** Whether the record is saved and the form is being left. While the next page loads, another press would add the record again. */
  const isLeft = useRef(false);
  const isClean = isSame(values, saved.values);
  useEffect(() => {
    clean.current = isClean;
  }, [isClean]);
  // The draft has the version that it was based on, so that a restored draft shows what was saved since.
  useStoredDraft(start.draft, isClean ? null : { version: saved.version, values });

  /** Returns whether somebody else saved first; their values are then shown beside the form's. */
  const isBehind = async (refusal: FailedOutcome<Data>): Promise<boolean> => {
    if (!refusal.reached || version === null) return false;
    const now = await readNewest();
    if (!now || isSame(now.version, version)) return false;
    setNewest(now);
    return true;
  };
  const saveOnce = async (filled: Filled): Promise<void> => {
    const outcome = await save(filled, version);
    const isShown = outcome.kind === "fail" && (showRefusal?.(outcome, filled) || (await isBehind(outcome)));
    if (!isShown) notifyOutcome(outcome);
    if (outcome.kind === "data") {
      clean.current = true;
      start.draft.store(null);
      if (savedAs) {
        setSavedRecord({ version: savedAs(outcome.data), values });
        setNewest(null);
      } else isLeft.current = true;
      await onSaved(outcome.data);
    }
  };
  const send = async (filled: Filled): Promise<void> =>
    isLeft.current ? undefined : void (await trackSending(() => saveOnce(filled)));
  // An ended session does not count as leaving: sign-in follows without a question.
  const isChanged = useCallback(() => session.current() !== null && !clean.current, []);
  return {
    busy,
    send,
    takeBack,
    isChanged,
    /** Whether the form started with a draft. */
    restored: start.draft.restored && savedRecord === null,
    /** Discards the draft and returns the saved values. */
    discard: (): Values => {
      const first = start.draft.discard();
      setNewest(null);
      return savedRecord?.values ?? first.values;
    },
    /** Values that somebody else saved meanwhile, once they are known. */
    newerValues: newest?.values ?? null,
  };
}
