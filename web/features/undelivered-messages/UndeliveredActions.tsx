import { undeliveredTexts } from "@restride/domain/undelivered-messages/undelivered-texts.ts";
import { useState } from "react";
import { mutate, mutateAndNotify, notifyOutcome } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { Button } from "../../ui/look/Button.tsx";
import {
  DismissUndeliveredMessageDocument,
  SendMessageAgainDocument,
  type UndeliveredMessageFragment,
} from "./undelivered-messages.graphql.ts";
import type { UndeliveredPlace } from "./undelivered-place.ts";
import { nameOf } from "./undelivered-columns.tsx";
import styles from "./UndeliveredDialog.module.css";
import * as texts from "./undelivered-messages-texts.ts";

const mutationOptions = { invalidates: ["undelivered"] } as const;

interface UndeliveredActionsProps {
  message: UndeliveredMessageFragment;
  place: UndeliveredPlace;
}

/** Buttons: Send again, when the message can still be sent, and Dismiss, with undo. */
export function UndeliveredActions({ message, place }: UndeliveredActionsProps) {
  const [busy, setBusy] = useState(false);
  const { customerid, companyid } = place;
  const variables = { id: message._id, customerid, companyid };
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    await mutateAndNotify(SendMessageAgainDocument, variables, mutationOptions);
    setBusy(false);
  };
  const dismiss = async (): Promise<void> => {
    const outcome = await mutate(DismissUndeliveredMessageDocument, { ...variables, dismissed: true }, mutationOptions);
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    offerUndo(
      undeliveredTexts.dismissed,
      DismissUndeliveredMessageDocument,
      { ...variables, dismissed: false },
      mutationOptions,
    );
  };
  const subject = texts.toText(message.kind, nameOf(message));
  return (
    <span className={styles.actions}>
      {message.sendable && (
        <Button size="small" busy={busy} aria-label={texts.sendAgain(subject)} onClick={() => void sendAgain()}>
          {texts.sendAgainText}
        </Button>
      )}
      <Button size="small" variant="text" aria-label={texts.dismissSubject(subject)} onClick={() => void dismiss()}>
        {texts.dismiss}
      </Button>
    </span>
  );
}
