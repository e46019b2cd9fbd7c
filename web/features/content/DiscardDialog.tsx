import { useState } from "react";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";

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
  const stays = `Version ${number} stays. What was changed since is erased, for everybody.`;
  return (
    <ConfirmDialog
      title={`Discard the draft of ${name}?`}
      text={number > 0 ? stays : "It was never published: all of it is erased, for everybody."}
      confirm="Discard draft"
      danger
      busy={busy}
      onConfirm={() => void discard()}
      onClose={onClose}
    />
  );
}
