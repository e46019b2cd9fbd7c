import type { ReactNode } from "react";
import { Differences } from "./Differences.tsx";
import { differences } from "./differences.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { type At, type Leaf, valueAt, withValueAt } from "./path.ts";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import type { Form } from "./use-form.ts";

/** What the form of a record is made of, wherever it stands. */
export interface RecordBodyProps<Values extends object, Filled> {
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
    readonly newerValues: Values | null;
  };
  /** The fields that are compared with what somebody else saved. */
  labels: Readonly<Record<Leaf<Values>, string>>;
  shownValue: (value: At<Values, Leaf<Values>>) => string;
  /** Said above the differences. */
  changed: string;
  children: ReactNode;
}

/** The fields of a record, what somebody else saved meanwhile, and a question before changes are left. */
export function RecordBody<Values extends object, Filled>(props: RecordBodyProps<Values, Filled>) {
  const { mayEdit = true, labels, shownValue, changed, children } = props;
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
      <UnsavedChanges when={isChanged} onLeave={discard} />
    </>
  );
}
