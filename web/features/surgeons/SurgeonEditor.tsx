import { type SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { RecordForm } from "../../ui/form/RecordForm.tsx";
import styles from "./SurgeonEditor.module.css";
import { SurgeonFields } from "./SurgeonFields.tsx";
import { PreviewButton, QrcodeButton } from "./SurgeonLinks.tsx";
import { shownValue, surgeonLabels, type SurgeonRecord } from "./surgeon-values.ts";
import { TeamCategories } from "./TeamCategories.tsx";
import { useSurgeonEditor } from "./use-surgeon-editor.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";
import * as texts from "./surgeons-texts.ts";

interface SurgeonEditorProps {
  title: string;
  breadcrumb?: ReactNode;
  /** Record to edit; null for a new surgeon. */
  surgeon: SurgeonRecord | null;
  accessCode: string;
  mayEdit: boolean;
  /** True for the surgeon's own record, which has the code of the public page. */
  own?: boolean;
  /** Called before a form is sent, for example to ask the user first; without it the form is sent at once. */
  beforeSend?: (send: () => Promise<void>) => void;
  /** Called by Cancel after it reset the changes. */
  onCancel?: () => void;
  onSaved: () => void;
}

interface ActionsProps extends Pick<SurgeonEditorProps, "surgeon" | "mayEdit" | "own"> {
  reorder: boolean;
  onReorder: () => void;
}

/** Buttons before those that cancel and send. */
function Actions({ surgeon, mayEdit, own = false, reorder, onReorder }: ActionsProps) {
  const id = surgeon?._id ?? null;
  return (
    <>
      {mayEdit && (
        <Button icon={<ArrowUpDown />} aria-pressed={reorder} onClick={onReorder}>
          {texts.reOrder}
        </Button>
      )}
      {own && id !== null && <QrcodeButton id={id} />}
      <PreviewButton id={id} />
    </>
  );
}

/** Form of a surgeon. */
export function SurgeonEditor(props: SurgeonEditorProps) {
  const { title, breadcrumb, surgeon, accessCode, mayEdit, beforeSend, onCancel, onSaved } = props;
  const editor = useSurgeonEditor(surgeon, accessCode, onSaved);
  const { form, send, reset } = editor;
  const [reorder, setReorder] = useState(false);
  const onFilled = (filled: SurgeonForm): void => (beforeSend ? beforeSend(() => send(filled)) : void send(filled));
  return (
    <RecordForm
      title={title}
      breadcrumb={breadcrumb}
      actions={<Actions {...props} reorder={reorder} onReorder={() => setReorder(!reorder)} />}
      isNew={surgeon === null}
      mayEdit={mayEdit}
      editor={editor}
      labels={surgeonLabels}
      shownValue={shownValue}
      changed={surgeonTexts.changed}
      onFilled={onFilled}
      onCancel={mayEdit ? (onCancel ?? reset) : undefined}
    >
      <div className={styles.columns}>
        <SurgeonFields form={form} accessCode={accessCode} mayEdit={mayEdit} />
        <TeamCategories
          reorder={reorder && mayEdit}
          mayEdit={mayEdit}
          team={form.values.team}
          onTeam={(team) => form.set("team", team)}
        />
      </div>
    </RecordForm>
  );
}
