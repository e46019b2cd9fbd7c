import { messagePreview, shortMoment } from "@restride/domain/cases/lite-messages.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Link } from "react-router";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Avatar, Tag } from "../../../ui/look/Marks.tsx";
import type { LiteMessageFragment } from "./lite-messages.graphql.ts";
import styles from "./LiteMessages.module.css";
import * as texts from "./lite-texts.ts";

interface LiteRowProps {
  message: LiteMessageFragment;
  today: CalendarDate;
  /** Path of the link. */
  to: string;
  title: string;
  /** Muted line below the title. */
  text: string;
  /** Number of unread conversations. */
  unread: number;
}

/** Row of a message list in lite: person, time, and the beginning of the text. */
export function LiteRow({ message, today, to, title, text, unread }: LiteRowProps) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const preview = messagePreview(message.message);
  return (
    <li data-row={message._id}>
      <Link to={to} className={styles.row} data-unread={unread > 0}>
        <Avatar name={message.patientName} size={40} />
        <span className={styles.mainText}>
          <span className={styles.top}>
            <strong>{title}</strong>
            <time dateTime={message.receivedOn}>{shortMoment(Date.parse(message.receivedOn), today, timeZone)}</time>
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.preview}>
            {message.urgent && <Tag look="danger">{texts.urgent}</Tag>}
            {message.archived && <Tag look="outline">{texts.archivedLabel}</Tag>}
            <span className={styles.beginning}>{message.mine ? texts.yourMessage(preview) : preview}</span>
            {unread > 0 && (
              <span className={styles.count}>
                {unread}
                <span className="visually-hidden"> {texts.unread}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
