import { useCallback, useEffect, useRef, useState } from "react";
import type { Failed, Outcome } from "../calls/answers.ts";
import { notifyOutcome } from "../calls/calls.ts";
import { session } from "../session/session.ts";
import { useDraft, useKeptDraft } from "./use-draft.ts";

/** A record as its form shows it. What its version consists of is the record's own; null for one that is not saved yet. */
export interface FormRecord<Values, Version = number> {
  readonly version: Version | null;
  readonly values: Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the form of a record begins with. `name` tells records apart, such as "surgeon 0192…". */
export function useRecordStart<Values, Version = number>(name: string, record: () => FormRecord<Values, Version>) {
  const [saved] = useState(record);
  const draft = useDraft(name, () => saved);
  /** What somebody else saved since what was left behind was typed. */
  const since = draft.restored && !isSame(draft.value.version, saved.version) ? saved : null;
  return { draft, saved: saved.values, since, ...draft.value };
}

interface Editor<Values, Filled, Data, Version> {
  readonly start: ReturnType<typeof useRecordStart<Values, Version>>;
  /** What stands in the form now. */
  readonly values: Values;
  /** Saves on top of a version. */
  readonly save: (filled: Filled, version: Version | null) => Promise<Outcome<Data>>;
  /** Shows a refusal in a place of its own, such as at its field; false leaves it to a notice. */
  readonly showRefusal?: (refusal: Failed<Data>, filled: Filled) => boolean;
  /** Reads the record as it is saved now; null when it is gone, or not saved yet. */
  readonly readNewest: () => Promise<FormRecord<Values, Version> | null>;
  /** The version under which a form that stays open goes on; what was typed meanwhile is a change to it. */
  readonly savedAs?: (data: Data) => Version | null;
  /** The form stays busy until this has ended. */
  readonly onSaved: (data: Data) => void | Promise<void>;
}

/** Saving a record's form: once per click, told when somebody else was faster, and with a draft until then. */
export function useRecordEditor<Values, Filled, Data, Version = number>(editor: Editor<Values, Filled, Data, Version>) {
  const { start, values, save, showRefusal, readNewest, savedAs, onSaved } = editor;
  const { busy, sends, takeBack } = start.draft;
  const [newest, setNewest] = useState(start.since);
  const [savedRecord, setSavedRecord] = useState<FormRecord<Values, Version> | null>(null);
  const saved = savedRecord ?? { version: start.version, values: start.saved };
  const version = newest?.version ?? saved.version;
  const clean = useRef(true);
  /** Whether it is saved and left: while the next page comes, another press would add the record again. */
  const isLeft = useRef(false);
  const isClean = isSame(values, saved.values);
  useEffect(() => {
    clean.current = isClean;
  }, [isClean]);
  // Under the version that it was typed over: whoever finds it again is told what was saved since.
  useKeptDraft(start.draft, isClean ? null : { version: saved.version, values });

  /** Whether somebody else was faster; then what they saved is shown beside what is typed. */
  const isBehind = async (refusal: Failed<Data>): Promise<boolean> => {
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
      start.draft.keep(null);
      if (savedAs) {
        setSavedRecord({ version: savedAs(outcome.data), values });
        setNewest(null);
      } else isLeft.current = true;
      await onSaved(outcome.data);
    }
  };
  const send = async (filled: Filled): Promise<void> =>
    isLeft.current ? undefined : void (await sends(() => saveOnce(filled)));
  // An ended session is no leaving: sign-in follows without a question.
  const isChanged = useCallback(() => session.current() !== null && !clean.current, []);
  return {
    busy,
    send,
    takeBack,
    isChanged,
    /** Whether the form began with a draft. */
    restored: start.draft.restored && savedRecord === null,
    /** Forgets the draft and says what is saved. */
    discard: (): Values => {
      const first = start.draft.discard();
      setNewest(null);
      return savedRecord?.values ?? first.values;
    },
    /** What somebody else saved meanwhile, once that is known. */
    newerValues: newest?.values ?? null,
  };
}
