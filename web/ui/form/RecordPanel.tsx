import type { FormEvent, ReactNode } from "react";
import { useIsUploading } from "../field/uploading.ts";
import { Button } from "../look/Button.tsx";
import { SidePanel } from "../overlay/SidePanel.tsx";
import { RecordBody, type RecordBodyProps } from "./RecordBody.tsx";
import styles from "./RecordPanel.module.css";

interface RecordPanelProps<Values extends object, Filled> extends RecordBodyProps<Values, Filled> {
  title: string;
  /** Beside the title, quieter: how the record stands. */
  about: string;
  /** Further buttons, before the one that sends. */
  actions: ReactNode;
  /** The word on the button that sends. */
  save: string;
  onFilled: (filled: Filled) => void;
  onClose: () => void;
}

/** Without a field that takes the focus it has to be scrolled by keys all the same. */
const scrolledByKeys = (title: string) => ({ tabIndex: 0, "aria-label": `${title}, to read` });

/** A record's form beside the list that it belongs to; its buttons stay in view. */
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
