import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../look/Button.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import type { FormDraft } from "./form-draft.ts";
import styles from "./InlineForm.module.css";
import type { Form } from "./use-form.ts";
import * as texts from "./form-texts.ts";

interface InlineFormProps<Values extends object, Parsed> {
  label: string;
  form: Form<Values, Parsed>;
  draft: FormDraft<Values>;
  /** Sends the form's values. Resolves to whether they were accepted; the form then closes. */
  onSend: (parsed: Parsed) => Promise<boolean>;
  onClose: () => void;
  /** Places fields and buttons in one row, where there is room. */
  row?: boolean;
  children: ReactNode;
}

/** Form in place of the text that it edits. Ctrl+Enter saves; Escape closes the form while nothing was typed. */
export function InlineForm<Values extends object, Parsed>(props: InlineFormProps<Values, Parsed>) {
  const { label, form, draft, onSend, onClose, row = false, children } = props;
  const { form: box, values, submit, setValues } = form;
  const { store, initial, discard, busy } = draft;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  useEffect(() => store(isChanged ? values : null), [store, values, isChanged]);
  const close = (): void => {
    discard();
    onClose();
  };
  const send = async (parsed: Parsed): Promise<void> => {
    if (await draft.trackSending(() => onSend(parsed))) close();
  };
  const save = (): void => {
    if (!busy) submit((parsed) => void send(parsed));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !isChanged) close();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  });
  useEffect(() => {
    const [element, listener] = [box.current, (event: KeyboardEvent): void => onKey(event)];
    element?.querySelector<HTMLElement>("input, textarea")?.focus();
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [box]);
  return (
    <form
      ref={box}
      aria-label={label}
      className={styles.form}
      data-row={row}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {draft.restored && <DraftNotice onDiscard={() => setValues(discard())} />}
      {children}
      <span className={styles.buttons}>
        <Button variant="text" onClick={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </span>
    </form>
  );
}
