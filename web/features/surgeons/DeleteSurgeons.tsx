import { Trash2 } from "lucide-react";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useSending } from "../../platform/page/use-sending.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./SurgeonList.module.css";
import { RemoveSurgeonsDocument } from "./surgeons.graphql.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";
import * as texts from "./surgeons-texts.ts";

/** Button that deletes the selected surgeons after a question. They stay selected when the server refuses. */
export function DeleteSurgeons({ ids, onDeleted }: { ids: readonly string[]; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const { busy, trackSending, takeBack } = useSending();
  const remove = async (): Promise<void> => {
    const outcome = await mutateAndNotify(
      RemoveSurgeonsDocument,
      { ids: [...ids] },
      { invalidates: ["surgeons", "patients"] },
    );
    setAsking(false);
    if (outcome.kind === "data") onDeleted();
  };
  return (
    <>
      <Button capitals icon={<Trash2 />} disabled={ids.length === 0} onClick={() => setAsking(true)}>
        {texts.deleteLabel} <span className={styles.count}>{ids.length}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.deleteSurgeons}
          text={surgeonTexts.confirmDelete}
          confirm={texts.deleteLabelText}
          danger
          busy={busy}
          onConfirm={() => void trackSending(remove)}
          onClose={() => {
            takeBack();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
