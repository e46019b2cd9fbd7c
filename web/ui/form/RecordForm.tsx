import type { FormEvent, ReactNode } from "react";
import { Button } from "../look/Button.tsx";
import { Differences } from "./Differences.tsx";
import { differences } from "./differences.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { PageHead } from "../page/PageHead.tsx";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import { type At, type Leaf, valueAt, withValueAt } from "./path.ts";
import type { Form } from "./use-form.ts";

interface RecordFormProps<Values extends object, Filled> {
  title: string;
  breadcrumb?: ReactNode;
  /** Further buttons, before those that cancel and send. */
  actions?: ReactNode;
  isNew: boolean;
  /** The word on the button that sends, where it is another. */
  save?: string;
  /** False for one who may only read. */
  mayEdit?: boolean;
  editor: {
    readonly form: Form<Values, Filled>;
    readonly busy: boolean;
    readonly isChanged: () => boolean;
    /** Whether the form began with what was left behind. */
    readonly restored: boolean;
    /** Forgets what was left behind and says what is saved. */
    readonly discard: () => Values;
    /** What somebody else saved meanwhile. */
    readonly theirs: Values | null;
  };
  /** The fields that are compared with what somebody else saved. */
  labels: Readonly<Record<Leaf<Values>, string>>;
  shownValue: (value: At<Values, Leaf<Values>>) => string;
  /** Said above the differences. */
  changed: string;
  onFilled: (filled: Filled) => void;
  /** Without it there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** The page of a record's form: its head with the buttons, what somebody else saved meanwhile, and a question before changes are left. */
export function RecordForm<Values extends object, Filled>(props: RecordFormProps<Values, Filled>) {
  const {
    title,
    breadcrumb,
    actions,
    isNew,
    save = isNew ? "Add" : "Update",
    mayEdit = true,
    onFilled,
    onCancel,
    children,
  } = props;
  const { busy, isChanged, restored, discard, theirs } = props.editor;
  const { form, values, setValues, submit } = props.editor.form;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit(onFilled);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        {actions}
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        {mayEdit && (
          <Button type="submit" variant="primary" busy={busy}>
            {save}
          </Button>
        )}
      </PageHead>
      {restored && <DraftNotice onDiscard={() => setValues(discard())} />}
      {theirs && (
        <Differences
          sentence={props.changed}
          differences={differences(props.labels, values, theirs, props.shownValue)}
          onTake={(field) => setValues(withValueAt(values, field, valueAt(theirs, field)))}
        />
      )}
      <fieldset disabled={!mayEdit}>{children}</fieldset>
      <UnsavedChanges when={isChanged} onLeave={discard} />
    </form>
  );
}
