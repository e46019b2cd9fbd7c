import { useState } from "react";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import * as texts from "./content-texts.ts";

interface DiscardDialogProps {
  name: string;
  /** Number of the newest version, which stays; 0 before the first. */
  number: number;
  onDiscard: () => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks before a draft is discarded, which cannot be undone. */
export function DiscardDialog({ name, number, onDiscard, onClose }: DiscardDialogProps) {
  const [busy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    setBusy(true);
    await onDiscard();
    setBusy(false);
  };
  const stays = texts.versionStaysWhatWasChanged(number);
  return (
    <ConfirmDialog
      title={texts.discardTheDraftOf(name)}
      text={number > 0 ? stays : texts.itWasNeverPublishedAll}
      confirm={texts.discardDraft}
      danger
      busy={busy}
      onConfirm={() => void discard()}
      onClose={onClose}
    />
  );
}
