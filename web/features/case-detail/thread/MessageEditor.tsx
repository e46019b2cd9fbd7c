import { commentForm, maxCommentLength } from "@restride/domain/case-work/comment.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useDraft } from "../../../platform/page/use-draft.ts";
import { TextArea } from "../../../ui/field/TextField.tsx";
import { InlineForm } from "../../../ui/form/InlineForm.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { type CaseCommentFragment, EditCommentDocument } from "./thread.graphql.ts";
import * as texts from "./thread-texts.ts";

interface EditorProps {
  comment: CaseCommentFragment;
  onClose: () => void;
}

/** Form that edits a comment in place. */
export function MessageEditor({ comment, onClose }: EditorProps) {
  const [{ _id: id, version, comment: before, imageUrl }] = useState(comment);
  const draft = useDraft(`edited comment ${id}`, () => ({ comment: before, image: imageUrl?.original ?? "" }));
  const form = useForm(commentForm, draft.value);
  const send = async (typed: { comment: string }): Promise<boolean> => {
    const change = { id, comment: typed.comment, version };
    return (await mutateAndNotify(EditCommentDocument, change, { invalidates: ["cases"] })).kind === "data";
  };
  return (
    <InlineForm label={texts.changeTheMessage} form={form} draft={draft} onSend={send} onClose={onClose}>
      <TextArea {...form.field("comment")} label={texts.message} rows={3} limit={maxCommentLength} />
    </InlineForm>
  );
}
