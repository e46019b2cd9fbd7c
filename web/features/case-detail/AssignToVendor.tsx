import { vendorTexts } from "@restride/domain/cases/vendor-team.ts";
import { ArrowRight, Ellipsis } from "lucide-react";
import { useState } from "react";
import { callAndTell } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";
import { AssignToVendorDocument, type ShownCaseFragment } from "./case-detail.graphql.ts";
import styles from "./CasePage.module.css";

/** Gives the case to the vendor's team, after a question; on a phone the button stands in a menu. */
export function AssignToVendor({ shown }: { shown: Pick<ShownCaseFragment, "_id" | "vendor"> }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isNarrow = useNarrow();
  const assign = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await callAndTell(AssignToVendorDocument, { caseId: shown._id }, { changes: ["cases"] });
    setBusy(false);
  };
  return (
    <>
      {isNarrow ? (
        <MenuButton label="What can be done" className={styles.more} button={<Ellipsis size={18} />} align="right">
          <MenuAction icon={<ArrowRight />} disabled={busy} onAction={() => setAsking(true)}>
            {vendorTexts.button}
          </MenuAction>
        </MenuButton>
      ) : (
        <Button busy={busy} onClick={() => setAsking(true)}>
          {vendorTexts.button}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={vendorTexts.button}
          text={vendorTexts.confirm(shown.vendor)}
          confirm="Assign"
          onConfirm={() => void assign()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
