import type { FormEvent, ReactNode } from "react";
import { useIsUploading } from "../field/uploading.ts";
import { Button } from "../look/Button.tsx";
import { PageHead } from "../page/PageHead.tsx";
import styles from "./RecordForm.module.css";
import { RecordBody, type RecordBodyProps } from "./RecordBody.tsx";
import * as texts from "./form-texts.ts";

interface RecordFormProps<Values extends object, Filled> extends RecordBodyProps<Values, Filled> {
  title: string;
  breadcrumb?: ReactNode;
  /** Further buttons, before those that cancel and send. */
  actions?: ReactNode;
  isNew: boolean;
  /** Text of the button that sends, where it differs from the default. */
  save?: string;
  onFilled: (filled: Filled) => void;
  /** On a phone the buttons stay at the bottom of the window. */
  pinned?: boolean;
  /** Called by the cancel button; without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Page with a record's form: its header with the buttons, and its fields. */
export function RecordForm<Values extends object, Filled>(props: RecordFormProps<Values, Filled>) {
  const {
    title,
    breadcrumb,
    actions,
    isNew,
    save = isNew ? texts.add : texts.update,
    pinned,
    onFilled,
    onCancel,
    ...body
  } = props;
  const { form, submit } = props.editor.form;
  const isUploading = useIsUploading();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit(onFilled);
  };
  return (
    <form ref={form} noValidate className={pinned ? styles.pinned : undefined} onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        {actions}
        <span className={styles.buttons}>
          {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
          {body.mayEdit !== false && (
            <Button type="submit" variant="primary" busy={body.editor.busy || isUploading}>
              {save}
            </Button>
          )}
        </span>
      </PageHead>
      <RecordBody {...body} />
    </form>
  );
}
