import { useState } from "react";
import { callByLink } from "../../platform/calls/call-by-link.ts";
import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { EndPatientLinkDocument, type ListedLinkFragment } from "./patient-links.graphql.ts";
import * as texts from "./patient-links-texts.ts";

interface EndLinkDialogProps {
  patientId: string;
  link: ListedLinkFragment;
  /** Token of the progress or caregiver link through which the page is open; undefined when a signed-in user ends the link. */
  token: string | undefined;
  onClose: () => void;
}

/** Dialog that asks before a link is ended, which cannot be undone. */
export function EndLinkDialog({ patientId, link, token, onClose }: EndLinkDialogProps) {
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    const input = { patientid: patientId, linkid: link._id };
    const changes = ["links"] as const;
    const outcome = await (token === undefined
      ? mutate(EndPatientLinkDocument, input, { invalidates: changes })
      : callByLink(EndPatientLinkDocument, input, token, changes));
    notifyOutcome(outcome);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.endThisLink}
      text={link.isThis ? texts.thisPageClosesAndItsLink : texts.theLinkForStopsWorking(link.recipient)}
      confirm={texts.endLink}
      danger
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}
