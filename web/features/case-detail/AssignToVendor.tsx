import { vendorTexts } from "@restride/domain/cases/vendor-team.ts";
import { useState } from "react";
import { callAndTell } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { AssignToVendorDocument, type ShownCaseFragment } from "./case-detail.graphql.ts";

/** Gives the case to the vendor's team, after a question. */
export function AssignToVendor({ shown }: { shown: Pick<ShownCaseFragment, "_id" | "vendor"> }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const assign = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await callAndTell(AssignToVendorDocument, { caseId: shown._id }, { changes: ["cases"] });
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {vendorTexts.button}
      </Button>
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
