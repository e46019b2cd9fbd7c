import { Lock } from "lucide-react";
import { useState } from "react";
import { toasts } from "../../../platform/notices/toasts.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { useClinicToday } from "../plan-context.ts";
import { wizard } from "./wizard-store.ts";
import styles from "./Notices.module.css";
import * as texts from "./wizard-texts.ts";

/** Notice that another window edits the draft. This window is read-only until the user takes the draft back. */
export function LostDraft({ reason }: { reason: string }) {
  const today = useClinicToday();
  const [busy, setBusy] = useState(false);
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    const refusal = await wizard.open(wizard.current().draft?._id ?? "", today);
    setBusy(false);
    if (refusal !== null) toasts.error(refusal);
  };
  return (
    <section className={styles.notice} role="alert">
      <Lock size={16} />
      <div>
        <p>
          <strong>{reason}</strong>
        </p>
        <p>{texts.hereItCanOnlyBe}</p>
      </div>
      <Button busy={busy} onClick={() => void takeBack()}>
        {texts.takeItBack}
      </Button>
    </section>
  );
}
