import type { FormEvent, ReactNode } from "react";
import { useIsUploading } from "../field/uploading.ts";
import { Button } from "../look/Button.tsx";
import { SidePanel } from "../overlay/SidePanel.tsx";
import { RecordBody, type RecordBodyProps } from "./RecordBody.tsx";
import styles from "./RecordPanel.module.css";
import * as texts from "./form-texts.ts";

interface RecordPanelProps<Values extends object, Filled> extends RecordBodyProps<Values, Filled> {
  title: string;
  /** State of the record, in muted text beside the title. */
  about: string;
  /** Further buttons, before the one that sends. */
  actions: ReactNode;
  /** Text of the button that sends. */
  save: string;
  onFilled: (filled: Filled) => void;
  onClose: () => void;
}

/** Returns the props that make a panel focusable, so that keys scroll it even when no field can take the focus. */
const scrolledByKeys = (title: string) => ({ tabIndex: 0, "aria-label": texts.toRead(title) });

/** Panel with a record's form beside its list; the buttons stay in view. */
export function RecordPanel<Values extends object, Filled>(props: RecordPanelProps<Values, Filled>) {
  const { title, about, actions, save, onFilled, onClose, ...body } = props;
  const { form, submit } = props.editor.form;
  const isUploading = useIsUploading();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit(onFilled);
  };
  return (
    <SidePanel title={title} about={about} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={onSubmit}>
        <section className={styles.body} {...(body.mayEdit === false && scrolledByKeys(title))}>
          <RecordBody {...body} />
        </section>
        <footer className={styles.footer}>
          {actions}
          {body.mayEdit !== false && (
            <Button type="submit" variant="primary" busy={body.editor.busy || isUploading}>
              {save}
            </Button>
          )}
        </footer>
      </form>
    </SidePanel>
  );
}
