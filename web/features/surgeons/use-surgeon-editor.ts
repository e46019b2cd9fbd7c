import type { SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { surgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { AddEditSurgeonDocument, SurgeonByIdDocument } from "../../generated/operations.ts";
import { ask, callAndTell } from "../../platform/calls.ts";
import { session } from "../../platform/session.ts";
import { useForm } from "../../ui/use-form.ts";
import type { SurgeonRecord } from "./surgeon-values.ts";
import { inputOf, valuesOf } from "./surgeon-values.ts";

const newId = (): string => crypto.randomUUID();

/** The form of one surgeon: what is typed, whether it differs from what is saved, and saving with the version that was read. */
export function useSurgeonEditor(surgeon: SurgeonRecord | null, accesscode: string | null, onSaved: () => void) {
  const [initial] = useState(() => valuesOf(surgeon, newId));
  const form = useForm(surgeonForm, initial);
  const [busy, setBusy] = useState(false);
  const [newest, setNewest] = useState<SurgeonRecord | null>(null);
  const clean = useRef(true);
  useEffect(() => {
    clean.current = JSON.stringify(form.values) === JSON.stringify(initial);
  }, [form.values, initial]);
  // An ended session is no leaving: sign-in follows without a question.
  const isChanged = useCallback(() => session.current() !== null && !clean.current, []);

  const compare = async (id: string, version: number): Promise<void> => {
    const now = await ask(SurgeonByIdDocument, { id });
    const found = now.kind === "data" ? now.data.getSurgeonById.surgeon : null;
    if (found && found.version !== version) setNewest(found);
  };

  const send = async (filled: SurgeonForm): Promise<void> => {
    setBusy(true);
    const version = newest?.version ?? surgeon?.version ?? null;
    const input = inputOf(filled, surgeon ? { version } : { accesscode });
    const outcome = await callAndTell(AddEditSurgeonDocument, { input, id: surgeon?._id ?? null });
    if (outcome.kind === "fail" && outcome.reached && surgeon) await compare(surgeon._id, version ?? 0);
    setBusy(false);
    if (outcome.kind !== "data") return;
    clean.current = true;
    onSaved();
  };
  return {
    form,
    busy,
    send,
    isChanged,
    reset: () => form.setValues(initial),
    theirs: newest && valuesOf(newest, newId),
  };
}

export type SurgeonEditor = ReturnType<typeof useSurgeonEditor>;
