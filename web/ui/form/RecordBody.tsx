import type { ReactNode } from "react";
import { Differences } from "./Differences.tsx";
import { differences } from "./differences.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { type ValueAt, type LeafPath, valueAt, withValueAt } from "./path.ts";
import { type LeaveTexts, UnsavedChanges } from "./UnsavedChanges.tsx";
import type { Form } from "./use-form.ts";

/** Props of a record's form, the same on a page and in a panel. */
export interface RecordBodyProps<Values extends object, Filled> {
  /** False for users who may only read. */
  mayEdit?: boolean;
  editor: {
    readonly form: Form<Values, Filled>;
    readonly busy: boolean;
    readonly isChanged: () => boolean;
    /** Whether the form was restored from a draft. */
    readonly restored: boolean;
    /** Discards the draft and returns the saved values. */
    readonly discard: () => Values;
    /** Values that somebody else saved meanwhile. */
    readonly newerValues: Values | null;
  };
  /** Labels of the fields that are compared with the values that somebody else saved. */
  labels: Readonly<Record<LeafPath<Values>, string>>;
  shownValue: (value: ValueAt<Values, LeafPath<Values>>) => string;
  /** Sentence above the differences. */
  changed: string;
  /** Question before a page with unsaved changes is left, where it differs from the default. */
  leaveQuestion?: LeaveTexts;
  children: ReactNode;
}

/** Fields of a record, a notice of values that somebody else saved meanwhile, and a question before a page with unsaved changes is left. */
export function RecordBody<Values extends object, Filled>(props: RecordBodyProps<Values, Filled>) {
  const { mayEdit = true, labels, shownValue, changed, leaveQuestion, children } = props;
  const { isChanged, restored, discard, newerValues } = props.editor;
  const { values, setValues } = props.editor.form;
  return (
    <>
      {restored && <DraftNotice onDiscard={() => setValues(discard())} />}
      {newerValues && (
        <Differences
          sentence={changed}
          differences={differences(labels, values, newerValues, shownValue)}
          onTake={(field) => setValues(withValueAt(values, field, valueAt(newerValues, field)))}
        />
      )}
      <fieldset disabled={!mayEdit}>{children}</fieldset>
      <UnsavedChanges when={isChanged} question={leaveQuestion} onLeave={discard} />
    </>
  );
}
