import { type Registration as Filled, registrationForm } from "@restride/domain/registration/registration.ts";
import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { useBotCheck } from "../../platform/calls/use-bot-check.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { LazyDialog } from "../../ui/overlay/LazyDialog.tsx";
import { SecurityCheck } from "../../ui/form/SecurityCheck.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";
import styles from "./Registration.module.css";
import { inputOf, type StepProps } from "./registration-state.ts";
import { AddRegisterPatientDocument } from "./registration.graphql.ts";
import * as texts from "./registration-texts.ts";

interface ReviewStepProps extends StepProps {
  customer: string;
  onDone: () => void;
}

/** Returns a function that sends the registration, at most once for each click; a repeated try sends the same token. */
function useSend({ state, forms, customer, onDone }: ReviewStepProps, filled: Filled) {
  const { check, renew } = useBotCheck();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const send = async (): Promise<void> => {
    if (check.state !== "done" || busy) return;
    setBusy(true);
    const input = inputOf(filled, state, { customer, forms, token: check.token });
    const outcome = await mutate(AddRegisterPatientDocument, input, { invalidates: [] });
    setBusy(false);
    if (outcome.kind === "data") return onDone();
    if (outcome.kind !== "fail") return;
    setFailure(outcome.message);
    // Without a response the registration may have arrived. The same token then ensures that it counts once.
    if (outcome.reached) renew();
  };
  return { check, renew, busy, send, failure, forget: () => setFailure("") };
}

/** Step 3: review of everything that was entered and signed, before it is sent. */
export function ReviewStep(props: ReviewStepProps) {
  const { state, change, forms, today } = props;
  const consent_email = state.wantsCopy ? state.details.email : null;
  const filled = registrationForm(today).parse({ ...state.details, consent_email });
  const { check, renew, busy, send, failure, forget } = useSend(props, filled);
  return (
    <div className={styles.card}>
      <header className={styles.intro}>
        <h1 tabIndex={-1}>{texts.review}</h1>
        <p>{texts.checkWhatYouEnteredYou}</p>
      </header>
      <ReviewFacts filled={filled} signatures={state.signatures} forms={forms} onChange={(step) => change({ step })} />
      <section className={styles.send}>
        <Checkbox checked={state.wantsCopy} onChecked={(wantsCopy) => change({ wantsCopy })}>
          {texts.emailMeACopyOfTheSigned}
        </Checkbox>
        <SecurityCheck state={check.state} onRetry={renew} />
      </section>
      <footer className={styles.foot}>
        <Button size="large" disabled={busy} onClick={() => change({ step: 1 })}>
          {texts.back}
        </Button>
        <Button
          size="large"
          variant="primary"
          busy={busy}
          disabled={check.state !== "done"}
          onClick={() => void send()}
        >
          {texts.submit}
        </Button>
      </footer>
      {failure !== "" && (
        <LazyDialog
          title={texts.yourRegistrationWasNotSent}
          onClose={forget}
          actions={
            <Button variant="primary" data-first-focus onClick={forget}>
              {texts.okLabel}
            </Button>
          }
        >
          <p>{failure}</p>
        </LazyDialog>
      )}
    </div>
  );
}
