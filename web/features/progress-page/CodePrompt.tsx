import { routes } from "@restride/domain/access/routes.ts";
import { progressCodeForm, progressCodeLength, progressTexts } from "@restride/domain/progress-page/progress-forms.ts";
import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { ValidPatientIdDocument, VerifyActivityLinkOtpDocument } from "../../generated/operations.ts";
import { call, callAndTell } from "../../platform/calls.ts";
import { Button } from "../../ui/Button.tsx";
import { OtpField } from "../../ui/OtpField.tsx";
import { PublicFrame } from "../../ui/PublicFrame.tsx";
import { ErrorState } from "../../ui/States.tsx";
import { useForm } from "../../ui/use-form.ts";
import styles from "./CodePrompt.module.css";

interface Challenge {
  readonly token: string;
  readonly email: string;
}

interface PromptProps {
  patientid: string;
  onOpened: (token: string) => void;
}

function CodeForm({
  patientid,
  challenge,
  onOpened,
  onAgain,
}: PromptProps & { challenge: Challenge; onAgain: () => void }) {
  const navigate = useNavigate();
  const { field, set, submit, form } = useForm(progressCodeForm, { otp: "" });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const otp = field("otp");
  const send = async (typed: { otp: string }): Promise<void> => {
    setBusy(true);
    const input = { ...typed, patientid, token: challenge.token };
    const outcome = await callAndTell(VerifyActivityLinkOtpDocument, { input });
    setBusy(false);
    if (outcome.kind === "data" && outcome.data.verifyActivityLinkOtp.token)
      return onOpened(outcome.data.verifyActivityLinkOtp.token);
    set("otp", "");
    setAttempt((before) => before + 1);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) submit((typed) => void send(typed));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <p>The OTP was sent to the email {challenge.email}</p>
      <OtpField
        key={attempt}
        label="Enter the OTP"
        length={progressCodeLength}
        value={otp.value}
        error={otp.error}
        onValue={otp.onValue}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          Send
        </Button>
        <Button size="large" onClick={() => void navigate(routes.login.path)}>
          Cancel
        </Button>
      </div>
      <p className={styles.again}>
        It works for 10 minutes.{" "}
        <button type="button" onClick={onAgain}>
          Mail a new one
        </button>
      </p>
    </form>
  );
}

type State = Challenge | { readonly refused: string } | null;

/** Asks for the code that goes to the patient's mail when the page is opened without a link. An id of nobody leads to sign-in. */
export function CodePrompt({ patientid, onOpened }: PromptProps) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    let wanted = true;
    void call(ValidPatientIdDocument, { patientid }).then((outcome) => {
      if (!wanted || outcome.kind === "expired") return;
      const { token, email } = outcome.data?.validPatientId ?? {};
      setState(token && email ? { token, email } : { refused: outcome.message });
    });
    return () => {
      wanted = false;
    };
  }, [patientid, round]);
  const again = (): void => setRound((before) => before + 1);
  if (state && "refused" in state && state.refused === progressTexts.notFound)
    return <Navigate to={routes.login.path} replace />;
  return (
    <PublicFrame subject="Progress">
      <section className={styles.box} aria-busy={state === null}>
        <h1>Progress</h1>
        {state && "refused" in state && (
          <ErrorState message={state.refused} safe="Nothing was changed." onRetry={again} />
        )}
        {state && "token" in state && (
          <CodeForm key={state.token} patientid={patientid} challenge={state} onOpened={onOpened} onAgain={again} />
        )}
      </section>
    </PublicFrame>
  );
}
