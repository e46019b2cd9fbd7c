import { staffLabel } from "@restride/domain/cases/lite-messages.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { formatMoment } from "@restride/domain/values/long-date.ts";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useLite } from "../../../platform/page/use-lite.ts";
import { Avatar, Tag } from "../../../ui/look/Marks.tsx";
import styles from "./Message.module.css";
import * as texts from "./thread-texts.ts";

/** Author of a message; `userId` is null for the patient. */
interface Author {
  readonly userId: string | null;
  readonly name: string;
  /** Role as displayed. */
  readonly role: string;
}

interface FrameProps {
  author: Author;
  /** User id of the viewer. */
  me: string;
  /** Time of the message in milliseconds. */
  at: number;
  timeZone: string;
  isUrgent?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

const AuthorName = ({ author: { userId, name, role }, me }: Pick<FrameProps, "author" | "me">) => (
  <>
    <strong>{userId === me ? texts.you : name}</strong> <span className={styles.role}>{role}</span>
  </>
);

/**
 * Author line in lite. A staff member has one of two labels, according to the role. The date is shown between the messages, so the line needs only
 * the time.
 */
const LiteAuthorName = ({ author: { userId, name, role } }: Pick<FrameProps, "author">) => (
  <strong>{userId === null ? name : staffLabel(role)}</strong>
);

/** Frame of a message with author and time. It marks the viewer's own messages; in lite, all messages of staff. */
export function MessageFrame({ author, me, at, timeZone, isUrgent = false, actions, children }: FrameProps) {
  const lite = useLite();
  const isOwn = lite ? author.userId !== null : author.userId === me;
  return (
    <div className={styles.message} data-own={isOwn}>
      <Avatar name={author.name} size={32} />
      <div className={styles.body}>
        <p className={styles.head}>
          {lite ? <LiteAuthorName author={author} /> : <AuthorName author={author} me={me} />}{" "}
          {isUrgent && (
            <Tag look="danger">
              <TriangleAlert size={12} /> {texts.urgent}
            </Tag>
          )}
          <time dateTime={new Date(at).toISOString()}>
            {lite ? formatTime(at, timeZone) : formatMoment(at, timeZone)}
          </time>
          {actions}
        </p>
        {children}
      </div>
    </div>
  );
}
