import { roleName } from "@restride/domain/access/roles.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { Clock } from "lucide-react";
import { useState } from "react";
import { roleOf } from "../../../platform/session/profile.ts";
import { useConnection } from "../../../platform/stores.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { isOld, type OutgoingMessage } from "./outgoing-message.ts";
import { MessageFrame } from "./MessageFrame.tsx";
import { NamedImage } from "./MessageImage.tsx";
import { outbox } from "./outbox.ts";
import styles from "./Message.module.css";
import { liteTexts } from "@restride/domain/cases/lite-texts.ts";
import * as texts from "./thread-texts.ts";

interface WaitingProps {
  message: OutgoingMessage;
  timeZone: string;
  /** Takes the message back; undefined when it has been sent. */
  onTakeBack: (() => void) | undefined;
}

/** Reason why a message has not been sent: it was refused, it is so old that the user is asked first, or there is no connection. */
function Why({ message }: { message: OutgoingMessage }) {
  const isLost = useConnection().kind === "lost";
  const [openedAt] = useState(Date.now);
  if (message.refused !== null) return <span role="alert">{message.refused}</span>;
  if (isOld(message, openedAt))
    return (
      <>
        <span>{liteTexts.isOld}</span>
        <button type="button" className={styles.back} onClick={() => outbox.resend(message.key)}>
          {texts.sendNow}
        </button>
      </>
    );
  return (
    isLost && (
      <span>
        <Clock size={14} /> {liteTexts.waits}
      </span>
    )
  );
}

/** Message that was written and is not in the thread yet. */
export function WaitingMessage({ message, timeZone, onTakeBack }: WaitingProps) {
  const profile = useSignedIn();
  const me = profile.user._id;
  const { comment, priority, image } = message.message;
  const author = { userId: me, name: fullName(profile.user), role: roleName(roleOf(profile)) };
  return (
    <MessageFrame author={author} me={me} at={message.at} timeZone={timeZone} isUrgent={priority === "URGENT"}>
      {comment !== "" && <p className={styles.text}>{comment}</p>}
      {image !== "" && <NamedImage name={image} />}
      {onTakeBack && (
        <p className={styles.waitingState}>
          <Why message={message} />
          <button type="button" className={styles.back} onClick={onTakeBack}>
            {texts.takeBack}
          </button>
        </p>
      )}
    </MessageFrame>
  );
}
