import { type SurgeonForm, surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { ArrowUpDown } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { UnsavedChanges } from "../../ui/UnsavedChanges.tsx";
import { Button } from "../../ui/Button.tsx";
import { Differences } from "../../ui/Differences.tsx";
import { differences } from "../../ui/differences.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import styles from "./SurgeonEditor.module.css";
import { SurgeonFields } from "./SurgeonFields.tsx";
import { shownValue, surgeonLabels, type SurgeonRecord } from "./surgeon-values.ts";
import { TeamCategories } from "./TeamCategories.tsx";
import { useSurgeonEditor } from "./use-surgeon-editor.ts";

interface SurgeonEditorProps {
  title: string;
  breadcrumb?: ReactNode;
  /** Null for a new surgeon. */
  surgeon: SurgeonRecord | null;
  accessCode: string;
  mayEdit: boolean;
  /** Holds a filled form back until the person agrees; sends it at once when left out. */
  beforeSend?: (send: () => Promise<void>) => void;
  /** What Cancel does beside forgetting the changes. */
  onCancel?: () => void;
  onSaved: () => void;
}

/** The form of a surgeon. */
export function SurgeonEditor(props: SurgeonEditorProps) {
  const { title, breadcrumb, surgeon, accessCode, mayEdit, beforeSend, onCancel, onSaved } = props;
  const { form, busy, send, isChanged, reset, theirs } = useSurgeonEditor(surgeon, accessCode, onSaved);
  const [reorder, setReorder] = useState(false);
  const { values, set, submit, form: box } = form;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit((filled: SurgeonForm) => (beforeSend ? beforeSend(() => send(filled)) : void send(filled)));
  };
  return (
    <form ref={box} noValidate onSubmit={onSubmit}>
      {breadcrumb}
      <PageHead title={title}>
        {mayEdit && (
          <>
            <Button
              icon={<ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />}
              aria-pressed={reorder}
              onClick={() => setReorder(!reorder)}
            >
              Re-order
            </Button>
            <Button onClick={onCancel ?? reset}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {surgeon ? "Update" : "Add"}
            </Button>
          </>
        )}
      </PageHead>
      {theirs && (
        <Differences
          sentence={surgeonTexts.changed}
          differences={differences(surgeonLabels, values, theirs, shownValue)}
          onTake={(field) => set(field, theirs[field])}
        />
      )}
      <fieldset disabled={!mayEdit}>
        <div className={styles.columns}>
          <SurgeonFields form={form} accessCode={accessCode} />
          <TeamCategories
            reorder={reorder && mayEdit}
            mayEdit={mayEdit}
            team={values.team}
            onTeam={(team) => set("team", team)}
          />
        </div>
      </fieldset>
      <UnsavedChanges when={isChanged} />
    </form>
  );
}
