import { caseWordsForm } from "@restride/domain/case-work/case-change.ts";
import { messageLimit, subjectLimit } from "@restride/domain/cases/start-conversation.ts";
import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { TextArea } from "../../ui/field/TextField.tsx";
import { InlineForm } from "../../ui/form/InlineForm.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import styles from "./CaseSubject.module.css";
import { caseChangeTexts } from "@restride/domain/case-work/case-change-texts.ts";
import * as texts from "./case-detail-texts.ts";

interface EditorProps {
  supportCase: HandledCaseFragment;
  onClose: () => void;
}

interface RefusedProps {
  /** Reason why the change was refused. */
  text: string;
  /** Case as somebody else saved it meanwhile. */
  newerCase: HandledCaseFragment | null;
}

const Refused = ({ text, newerCase }: RefusedProps) => (
  <div role="alert" className={styles.refusal}>
    <strong>{text}</strong>
    {newerCase && (
      <details>
        <summary>{texts.compare}</summary>
        <p>{newerCase.summary}</p>
        <p>{newerCase.description}</p>
      </details>
    )}
  </div>
);

/** Form that edits subject and description in place. Values that somebody else saved meanwhile can be compared; Save then overwrites them. */
export function CaseSubjectEditor({ supportCase, onClose }: EditorProps) {
  const [began] = useState(supportCase);
  const { summary, description } = began;
  const draft = useDraft(`case words ${supportCase._id}`, () => ({ summary, description }));
  const form = useForm(caseWordsForm, draft.value);
  const [refused, setRefused] = useState("");
  const send = async (words: { summary: string; description: string }): Promise<boolean> => {
    const { version } = refused === "" ? began : supportCase;
    const change = { caseId: supportCase._id, ...words, version };
    const outcome = await mutate(UpdateActionCaseDocument, change, { invalidates: ["cases"] });
    if (outcome.kind === "data") toasts.success(outcome.message);
    if (outcome.kind === "fail" && !outcome.data) toasts.error(caseChangeTexts.failed.words);
    if (outcome.kind === "fail" && outcome.data) setRefused(outcome.message);
    return outcome.kind === "data";
  };
  return (
    <div className={styles.editor}>
      <h1 className="visually-hidden">{supportCase.summary}</h1>
      {refused !== "" && (
        <Refused text={refused} newerCase={supportCase.version === began.version ? null : supportCase} />
      )}
      <InlineForm label={texts.subjectAndDescription} form={form} draft={draft} onSend={send} onClose={onClose}>
        <TextArea {...form.field("summary")} label={texts.subject} required rows={1} limit={subjectLimit} />
        <TextArea {...form.field("description")} label={texts.description} required rows={4} limit={messageLimit} />
      </InlineForm>
    </div>
  );
}
