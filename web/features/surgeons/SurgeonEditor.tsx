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
import { PreviewButton, QrcodeButton } from "./SurgeonLinks.tsx";
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
  /** True for the surgeon's own record, where the code for the public page is. */
  own?: boolean;
  /** Holds a filled form back until the person agrees; sends it at once when left out. */
  beforeSend?: (send: () => Promise<void>) => void;
  /** What Cancel does beside forgetting the changes. */
  onCancel?: () => void;
  onSaved: () => void;
}

interface ButtonsProps extends Pick<SurgeonEditorProps, "mayEdit" | "own"> {
  /** Null for a new surgeon. */
  id: string | null;
  reorder: boolean;
  busy: boolean;
  onReorder: () => void;
  onCancel: () => void;
}

function Buttons({ id, mayEdit, own = false, reorder, busy, onReorder, onCancel }: ButtonsProps) {
  return (
    <>
      {mayEdit && (
        <Button
          icon={<ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />}
          aria-pressed={reorder}
          onClick={onReorder}
        >
          Re-order
        </Button>
      )}
      {own && id !== null && <QrcodeButton id={id} />}
      <PreviewButton id={id} />
      {mayEdit && (
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {id === null ? "Add" : "Update"}
          </Button>
        </>
      )}
    </>
  );
}

/** The form of a surgeon. */
export function SurgeonEditor(props: SurgeonEditorProps) {
  const { title, breadcrumb, surgeon, accessCode, mayEdit, own = false, beforeSend, onCancel, onSaved } = props;
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
        <Buttons
          id={surgeon?._id ?? null}
          mayEdit={mayEdit}
          own={own}
          reorder={reorder}
          busy={busy}
          onReorder={() => setReorder(!reorder)}
          onCancel={onCancel ?? reset}
        />
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
          <SurgeonFields form={form} accessCode={accessCode} mayEdit={mayEdit} />
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
