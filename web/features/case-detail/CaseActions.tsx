import { vendorTexts } from "@restride/domain/cases/vendor-team.ts";
import { ArrowRight, Ellipsis, MailOpen } from "lucide-react";
import { useState } from "react";
import { callAndTell } from "../../platform/calls/calls.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { Button } from "../../ui/look/Button.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";
import { AssignToVendorDocument, type ShownCaseFragment, UpdateLastViewedDocument } from "./case-detail.graphql.ts";
import styles from "./CasePage.module.css";

interface CaseActionsProps {
  shown: Pick<ShownCaseFragment, "_id" | "vendor" | "vendorAssignedAt">;
  /** Leaves the case: it stays unread only for who does not go on looking at it. */
  onLeave: () => void;
}

const changes = { changes: ["cases"] } as const;

/** What can be done with a case as a whole: it goes to the vendor's team, after a question, or is left unread. */
export function CaseActions({ shown: { _id: caseId, vendor, vendorAssignedAt }, onLeave }: CaseActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isNarrow = useNarrow();
  const mayAssign = mayCall("assignedToMoveAi", roleOf(useSignedIn())) && !vendorAssignedAt;
  const assign = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await callAndTell(AssignToVendorDocument, { caseId }, changes);
    setBusy(false);
  };
  const leaveUnread = async (): Promise<void> => {
    const outcome = await callAndTell(UpdateLastViewedDocument, { caseId, unread: true }, changes);
    if (outcome.kind === "data") onLeave();
  };
  return (
    <>
      {mayAssign && !isNarrow && (
        <Button busy={busy} onClick={() => setAsking(true)}>
          {vendorTexts.button}
        </Button>
      )}
      <MenuButton label="What can be done" className={styles.more} button={<Ellipsis size={18} />} align="right">
        {mayAssign && isNarrow && (
          <MenuAction icon={<ArrowRight />} disabled={busy} onAction={() => setAsking(true)}>
            {vendorTexts.button}
          </MenuAction>
        )}
        <MenuAction icon={<MailOpen />} onAction={() => void leaveUnread()}>
          Mark as unread
        </MenuAction>
      </MenuButton>
      {isAsking && (
        <ConfirmDialog
          title={vendorTexts.button}
          text={vendorTexts.confirm(vendor)}
          confirm="Assign"
          onConfirm={() => void assign()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
