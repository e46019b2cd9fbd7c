import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { WithdrawAccountDeletionDocument } from "./account-deletion.graphql.ts";
import styles from "./AccountDeletion.module.css";
import * as texts from "./account-deletion-texts.ts";

/** Button that withdraws the request. Opening the link does not, because programs that scan mails open links too. */
export function WithdrawDeletion({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [answerText, setAnswerText] = useState("");
  const send = async (): Promise<void> => {
    setBusy(true);
    const outcome = await mutate(WithdrawAccountDeletionDocument, { token }, { invalidates: [] });
    setBusy(false);
    setAnswerText(outcome.kind === "expired" ? "" : outcome.message);
  };
  return (
    <section className={styles.card}>
      <h1>{texts.keepYourAccount}</h1>
      <output>{answerText || texts.weWereAskedToDelete}</output>
      {answerText === "" && (
        <Button size="large" variant="primary" busy={busy} onClick={() => void send()}>
          {texts.withdrawTheRequest}
        </Button>
      )}
    </section>
  );
}
