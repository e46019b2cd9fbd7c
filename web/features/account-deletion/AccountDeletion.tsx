import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PublicFrame } from "../../ui/page/PublicFrame.tsx";
import styles from "./AccountDeletion.module.css";
import { DeletionForm } from "./DeletionForm.tsx";
import { WithdrawDeletion } from "./WithdrawDeletion.tsx";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";
import * as texts from "./account-deletion-texts.ts";

const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

type DeletionResult = "sent" | "cancelled";

function Result({ ended, onAgain }: { ended: DeletionResult; onAgain: () => void }) {
  return (
    <section className={styles.card}>
      <h1 ref={focusHeading} tabIndex={-1}>
        {ended === "sent" ? texts.requestReceived : texts.requestCancelled}
      </h1>
      <p>{ended === "sent" ? deletionTexts.received : deletionTexts.cancelled}</p>
      {ended === "cancelled" && <Button onClick={onAgain}>{texts.backToTheForm}</Button>}
    </section>
  );
}

/** Public page on which anybody may request the deletion of an account. The link in the message to the account opens it to withdraw the request. */
export function AccountDeletion() {
  usePublicToasts();
  const [query] = useSearchParams();
  const [ended, setEnded] = useState<DeletionResult | null>(null);
  const token = query.get("withdraw");
  return (
    <PublicFrame subject={texts.yourAccount}>
      {token !== null && <WithdrawDeletion token={token} />}
      {token === null && ended !== null && <Result ended={ended} onAgain={() => setEnded(null)} />}
      {token === null && ended === null && <DeletionForm onEnd={setEnded} />}
    </PublicFrame>
  );
}
