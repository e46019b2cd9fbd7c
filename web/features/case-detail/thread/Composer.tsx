import { counterShownFromLength, maxCommentLength } from "@restride/domain/case-work/comment.ts";
import { imageTypes } from "@restride/domain/images/image.ts";
import { LoaderCircle, Paperclip, Send, X } from "lucide-react";
import { useAskBeforeClosing } from "../../../platform/page/ask-before-closing.ts";
import { useLite } from "../../../platform/page/use-lite.ts";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { NamedImage } from "./MessageImage.tsx";
import { outbox } from "./outbox.ts";
import { useAttachment } from "./use-attachment.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import { useAutoHeight } from "./use-auto-height.ts";
import type { ReturnedMessage } from "./use-take-back.ts";
import { useBroadcastWriting } from "./use-broadcast-writing.ts";
import styles from "./Composer.module.css";
import * as texts from "./thread-texts.ts";

interface ComposerProps {
  caseId: string;
  /** Message that was taken back and is edited again. */
  returned: ReturnedMessage;
}

const priorities = [
  { value: "NORMAL", text: texts.normal },
  { value: "URGENT", text: texts.urgent },
] as const;

interface ToolsProps extends Pick<ReturnType<typeof useMessageDraft>, "typed" | "change"> {
  attachment: ReturnType<typeof useAttachment>;
  lite: boolean;
  isEmpty: boolean;
}

/** Priority, attachment button, and send button. */
function Tools({ typed: { comment, priority }, change, attachment, lite, isEmpty }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <Segmented
        label={texts.priority}
        value={priority}
        options={priorities}
        onValue={(value) => change({ priority: value })}
      />
      <label className={styles.clip} title={texts.attachAnImage}>
        {attachment.busy ? <LoaderCircle className={styles.spinner} size={18} /> : <Paperclip size={18} />}
        <span className="visually-hidden">{texts.attachAnImage}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={imageTypes.join()}
          onChange={({ target }) => {
            void attachment.take(target.files?.[0]);
            target.value = ""; // Lets a person choose the same file again.
          }}
        />
      </label>
      <span className={styles.hint}>
        {comment !== "" && `${texts.draftKeptInThisTab} `}
        <kbd>{texts.ctrl}</kbd> <kbd>{texts.enter}</kbd> {texts.sendsThen8SToTake}
      </span>
      {(lite || comment.length >= counterShownFromLength) && (
        <span className={styles.count}>{`${comment.length} / ${maxCommentLength}`}</span>
      )}
      <Button type="submit" variant="primary" icon={<Send />} disabled={isEmpty || attachment.busy}>
        <span className={lite ? "visually-hidden" : undefined}>{texts.send}</span>
      </Button>
    </div>
  );
}

/** Form of the next message: text, priority, and an image. The draft stays in this tab until it is sent. */
export function Composer({ caseId, returned }: ComposerProps) {
  const { typed, change, clear } = useMessageDraft(caseId, returned);
  const lite = useLite();
  const attachment = useAttachment((image) => change({ image }));
  const tellWriting = useBroadcastWriting(caseId);
  const area = useAutoHeight(lite, typed.comment);
  const { comment, image } = typed;
  const isEmpty = comment.trim() === "" && image === "";
  useAskBeforeClosing(!isEmpty);
  const send = (): void => {
    if (isEmpty || attachment.busy) return;
    outbox.add(caseId, typed);
    clear(typed);
  };
  return (
    <form
      className={styles.composer}
      data-lite={lite}
      aria-label={texts.writeAMessage}
      {...attachment.dropping}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={area}
        aria-label={texts.message}
        placeholder={texts.writeAMessage}
        rows={lite ? 1 : 2}
        maxLength={maxCommentLength}
        value={comment}
        onPaste={attachment.onPaste}
        onChange={({ target }) => {
          change({ comment: target.value });
          tellWriting();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      {image !== "" && (
        <span className={styles.attached}>
          <NamedImage name={image} />
          <IconButton label={texts.removeTheImage} icon={<X />} onClick={() => change({ image: "" })} />
        </span>
      )}
      {attachment.failure && (
        <p role="alert" className={styles.failure}>
          {attachment.failure}
        </p>
      )}
      <Tools typed={typed} attachment={attachment} lite={lite} isEmpty={isEmpty} change={change} />
    </form>
  );
}
