import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { archiveTexts } from "@restride/domain/cases/archive-texts.ts";
import { Archive, ArrowRight, Ellipsis, MailOpen } from "lucide-react";
import { useState } from "react";
import { mutate, mutateAndNotify, notifyOutcome } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";
import {
  ArchiveCaseDocument,
  AssignToVendorDocument,
  type ShownCaseFragment,
  UpdateLastViewedDocument,
} from "./case-detail.graphql.ts";
import styles from "./CasePage.module.css";
import { vendorTexts } from "@restride/domain/cases/vendor-texts.ts";
import * as texts from "./case-detail-texts.ts";

interface CaseActionsProps {
  supportCase: Pick<ShownCaseFragment, "_id" | "vendor" | "vendorAssignedAt">;
  /** Leaves the case, because it stays unread only for a user who does not keep it open. */
  onLeave: () => void;
}

const mutationOptions = { invalidates: ["cases"] } as const;

/** Actions on a whole case: assign it to the vendor's team (after a question), archive it, or mark it unread. */
export function CaseActions({ supportCase: { _id: caseId, vendor, vendorAssignedAt }, onLeave }: CaseActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isNarrow = useNarrow();
  const role = roleOf(useSignedIn());
  const mayAssign = mayCall("assignedToMoveAi", role) && !vendorAssignedAt;
  const mayArchive = mayCall("archiveActionCases", role);
  const assign = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await mutateAndNotify(AssignToVendorDocument, { caseId }, mutationOptions);
    setBusy(false);
  };
  const archive = async (): Promise<void> => {
    const ids = [caseId];
    const outcome = await mutate(ArchiveCaseDocument, { ids, archived: true }, mutationOptions);
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    onLeave();
    const notice = isCompanyUser(role) ? archiveTexts.archived(1) : archiveTexts.messagesArchived(1);
    offerUndo(notice, ArchiveCaseDocument, { ids, archived: false }, mutationOptions);
  };
  const leaveUnread = async (): Promise<void> => {
    const outcome = await mutateAndNotify(UpdateLastViewedDocument, { caseId, unread: true }, mutationOptions);
    if (outcome.kind === "data") onLeave();
  };
  return (
    <>
      {mayAssign && !isNarrow && (
        <Button busy={busy} onClick={() => setAsking(true)}>
          {vendorTexts.button}
        </Button>
      )}
      <MenuButton
        label={texts.whatCanBeDone}
        className={styles.actionsMenu}
        button={<Ellipsis size={18} />}
        align="right"
      >
        {mayAssign && isNarrow && (
          <MenuAction icon={<ArrowRight />} disabled={busy} onAction={() => setAsking(true)}>
            {vendorTexts.button}
          </MenuAction>
        )}
        {mayArchive && (
          <MenuAction icon={<Archive />} onAction={() => void archive()}>
            {texts.archive}
          </MenuAction>
        )}
        <MenuAction icon={<MailOpen />} onAction={() => void leaveUnread()}>
          {texts.markAsUnread}
        </MenuAction>
      </MenuButton>
      {isAsking && (
        <ConfirmDialog
          title={vendorTexts.button}
          text={vendorTexts.confirm(vendor)}
          confirm={texts.assign}
          onConfirm={() => void assign()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
