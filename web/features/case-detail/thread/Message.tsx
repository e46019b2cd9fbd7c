import { commentTexts } from "@restride/domain/case-work/comment.ts";
import { formatMoment } from "@restride/domain/values/long-date.ts";
import { Ellipsis, Pencil, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { call, callAndTell } from "../../../platform/calls/calls.ts";
import { toasts } from "../../../platform/page/toasts.ts";
import { useSignedIn } from "../../../platform/stores.ts";
import { Avatar, Tag } from "../../../ui/look/Marks.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import {
  type CaseCommentFragment,
  DeleteCommentDocument,
  RestoreCommentDocument,
  type ShownCaseFragment,
} from "../case-detail.graphql.ts";
import { MessageEditor } from "./MessageEditor.tsx";
import { MessageImage } from "./MessageImage.tsx";
import styles from "./Message.module.css";

const changes = { changes: ["cases"] } as const;

/** Deletes a comment at once, with a way back. */
async function remove(id: string): Promise<void> {
  const outcome = await call(DeleteCommentDocument, { id }, changes);
  if (outcome.kind === "data")
    toasts.undo(commentTexts.deleted, () => void callAndTell(RestoreCommentDocument, { id }, changes));
  if (outcome.kind === "fail") toasts.error(outcome.message);
}

interface FrameProps {
  name: string;
  role: string;
  at: string;
  timeZone: string;
  mine: boolean;
  marks?: ReactNode;
  acts?: ReactNode;
  children: ReactNode;
}

const Frame = ({ name, role, at, timeZone, mine, marks, acts, children }: FrameProps) => (
  <div className={styles.message} data-mine={mine}>
    <Avatar name={name} size={32} />
    <div className={styles.body}>
      <p className={styles.head}>
        <strong>{mine ? "You" : name}</strong> <span className={styles.role}>{role}</span> {marks}
        <time dateTime={at}>{formatMoment(Date.parse(at), timeZone)}</time>
        {acts}
      </p>
      {children}
    </div>
  </div>
);

interface MessageProps {
  comment: CaseCommentFragment;
  timeZone: string;
  edited: boolean;
  onEdit: (isOn: boolean) => void;
  /** Takes it back, while it can be. */
  onTakeBack: (() => void) | undefined;
}

/** Something that was said in a case; whoever said it changes or deletes it. */
export function Message({ comment, timeZone, edited, onEdit, onTakeBack }: MessageProps) {
  const { _id, userid, userName, role, comment: text, commented_date, priority, imageUrl } = comment;
  const mine = userid === useSignedIn().user._id;
  const own = mine && (
    <MenuButton label="More about this message" className={styles.menu} button={<Ellipsis />} align="right">
      <MenuAction icon={<Pencil />} onAction={() => onEdit(true)}>
        Edit
      </MenuAction>
      <MenuAction icon={<Trash2 />} onAction={() => void remove(_id)}>
        Delete
      </MenuAction>
    </MenuButton>
  );
  const urgent = priority === "URGENT" && (
    <Tag look="ink">
      <TriangleAlert size={12} /> Urgent
    </Tag>
  );
  const frame = { name: userName, role, at: commented_date, timeZone, mine, marks: urgent, acts: own };
  return (
    <Frame {...frame}>
      {edited ? (
        <MessageEditor comment={comment} onClose={() => onEdit(false)} />
      ) : (
        <>
          {text !== "" && <p className={styles.text}>{text}</p>}
          {imageUrl && <MessageImage image={imageUrl} />}
          {comment.edited && <span className={styles.edited}>edited</span>}
          {onTakeBack && (
            <button type="button" className={styles.back} onClick={onTakeBack}>
              Take back
            </button>
          )}
        </>
      )}
    </Frame>
  );
}

/** What opened a case, as its first message. */
export function OpeningMessage({ shown, timeZone }: { shown: ShownCaseFragment; timeZone: string }) {
  const { reportedBy, reportedUsername, patientName, description, createdDate } = shown;
  const me = useSignedIn().user._id;
  const name = reportedUsername || (patientName ?? "");
  const role = reportedBy === null ? "Patient" : "";
  return (
    <Frame name={name} role={role} at={createdDate} timeZone={timeZone} mine={reportedBy === me}>
      <p className={styles.text}>{description}</p>
    </Frame>
  );
}
