import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { mutate } from "../../../platform/calls/calls.ts";
import { offerUndo } from "../../../platform/calls/offer-undo.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { iconButtonClass } from "../../../ui/look/IconButton.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { type CaseCommentFragment, DeleteCommentDocument, RestoreCommentDocument } from "./thread.graphql.ts";
import type { ShownCaseFragment } from "../case-detail.graphql.ts";
import { MessageEditor } from "./MessageEditor.tsx";
import { MessageFrame } from "./MessageFrame.tsx";
import { MessageImage } from "./MessageImage.tsx";
import styles from "./Message.module.css";
import { commentTexts } from "@restride/domain/case-work/comment-texts.ts";
import * as texts from "./thread-texts.ts";

const mutationOptions = { invalidates: ["cases"] } as const;

/** Deletes a comment at once and offers undo. */
async function remove(id: string): Promise<void> {
  const outcome = await mutate(DeleteCommentDocument, { id }, mutationOptions);
  if (outcome.kind === "data") offerUndo(commentTexts.deleted, RestoreCommentDocument, { id }, mutationOptions);
  if (outcome.kind === "fail") toasts.error(outcome.message);
}

interface MessageProps {
  comment: CaseCommentFragment;
  timeZone: string;
  edited: boolean;
  onEdit: (isOn: boolean) => void;
  /** Takes the message back; undefined when it is too late for that. */
  onTakeBack: (() => void) | undefined;
}

/** Message of a case; its author edits or deletes it. */
export function Message({ comment, timeZone, edited, onEdit, onTakeBack }: MessageProps) {
  const { _id, userid, userName, role, comment: text, commented_date, priority, imageUrl } = comment;
  const me = useSignedIn().user._id;
  // This is not EditMenu, because lite messages would then load files of EditMenu's other users, 28 kB.
  const own = userid === me && (
    <MenuButton
      label={texts.moreAboutThisMessage}
      className={iconButtonClass}
      button={<Ellipsis size={16} />}
      align="right"
    >
      <MenuAction icon={<Pencil />} onAction={() => onEdit(true)}>
        {texts.edit}
      </MenuAction>
      <MenuAction icon={<Trash2 />} onAction={() => void remove(_id)}>
        {texts.deleteLabel}
      </MenuAction>
    </MenuButton>
  );
  const author = { userId: userid ?? null, name: userName, role };
  return (
    <MessageFrame
      author={author}
      me={me}
      at={Date.parse(commented_date)}
      timeZone={timeZone}
      isUrgent={priority === "URGENT"}
      actions={own}
    >
      {edited ? (
        <MessageEditor comment={comment} onClose={() => onEdit(false)} />
      ) : (
        <>
          {text !== "" && <p className={styles.text}>{text}</p>}
          {imageUrl && <MessageImage image={imageUrl} />}
          {comment.edited && <span className={styles.edited}>{texts.editedLabel}</span>}
          {onTakeBack && (
            <button type="button" className={styles.back} onClick={onTakeBack}>
              {texts.takeBack}
            </button>
          )}
        </>
      )}
    </MessageFrame>
  );
}

/** Description that opened a case, as its first message. */
export function OpeningMessage({ supportCase, timeZone }: { supportCase: ShownCaseFragment; timeZone: string }) {
  const { reportedBy, reportedUsername, reportedRole, patientName, description, createdDate } = supportCase;
  const me = useSignedIn().user._id;
  const author = { userId: reportedBy ?? null, name: reportedUsername || (patientName ?? ""), role: reportedRole };
  return (
    <MessageFrame author={author} me={me} at={Date.parse(createdDate)} timeZone={timeZone}>
      <p className={styles.text}>{description}</p>
    </MessageFrame>
  );
}
