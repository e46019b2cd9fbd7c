import { routes } from "@restride/domain/access/routes.ts";
import { nextCodePause, progressCodeForm, progressCodeLength } from "@restride/domain/progress-page/progress-forms.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { mutate } from "../../platform/calls/calls.ts";
import { redirectReason } from "../../platform/session/redirect-reason.ts";
import { Button } from "../../ui/look/Button.tsx";
import { OtpField } from "../../ui/field/OtpField.tsx";
import { PublicFrame } from "../../ui/page/PublicFrame.tsx";
import { ErrorState, useSecondsUntil } from "../../ui/look/States.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { type Challenge, storedChallenge } from "./stored-link.ts";
import styles from "./CodePrompt.module.css";
import { ValidPatientIdDocument, VerifyActivityLinkOtpDocument } from "./progress-page.graphql.ts";
import { progressTexts } from "@restride/domain/progress-page/progress-texts.ts";
import * as texts from "./progress-page-texts.ts";

interface PromptProps {
  patientid: string;
  onOpened: (token: string) => void;
}

interface NextCodeProps {
  sentAt: number;
  /** Whether another code is being requested: the previous one is no longer valid, and the new one has not been sent. */
  isAsking: boolean;
  onAgain: () => void;
}

/** Button that requests another code, a minute after the last one. */
function NextCode({ sentAt, isAsking, onAgain }: NextCodeProps) {
  const seconds = useSecondsUntil(sentAt + nextCodePause);
  if (isAsking) return <span>{texts.aNewOneIsOnItsWay}</span>;
  if (seconds > 0) return <span>{progressTexts.nextCodeIn(seconds)}</span>;
  return (
    <button type="button" onClick={onAgain}>
      {texts.mailANewOne}
    </button>
  );
}

function CodeForm({
  patientid,
  challenge,
  onOpened,
  ...next
}: PromptProps & { challenge: Challenge } & Omit<NextCodeProps, "sentAt">) {
  const navigate = useNavigate();
  const { field, set, submit, refuse, form } = useForm(progressCodeForm, { otp: "" });
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const isOver = tries >= oneTimeCode.maxTries;
  const otp = field("otp");
  const send = async (typed: { otp: string }): Promise<void> => {
    setBusy(true);
    const input = { ...typed, patientid, token: challenge.token };
    const outcome = await mutate(VerifyActivityLinkOtpDocument, input, { invalidates: [] });
    setBusy(false);
    if (outcome.kind === "data" && outcome.data.verifyActivityLinkOtp.token) {
      storedChallenge.forget();
      return onOpened(outcome.data.verifyActivityLinkOtp.token);
    }
    if (outcome.kind === "fail") {
      const now = tries + (outcome.reached ? 1 : 0);
      setTries(now);
      refuse("otp", outcome.message, "");
    } else set("otp", "");
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && !next.isAsking) submit((typed) => void send(typed));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <p>{texts.theOtpWasSentToTheEmail(challenge.email)}</p>
      <OtpField
        label={texts.enterTheOtp}
        length={progressCodeLength}
        value={otp.value}
        error={isOver ? progressTexts.codeOver : otp.error}
        onValue={otp.onValue}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" busy={busy || next.isAsking} disabled={isOver}>
          {texts.send}
        </Button>
        <Button size="large" onClick={() => void navigate(routes.login.path)}>
          {texts.cancel}
        </Button>
      </div>
      <p className={styles.again}>
        {!isOver && `${texts.itWorksFor10Minutes} `}
        <NextCode sentAt={challenge.sentAt} {...next} />
      </p>
    </form>
  );
}

type State = Challenge | { readonly refused: string } | null;

/**
 * Prompt for the code that is sent to the patient's email address when the page is opened without a link. The id of an unknown patient leads to
 * sign-in.
 */
export function CodePrompt({ patientid, hadLink, onOpened }: PromptProps & { hadLink: boolean }) {
  const [state, setState] = useState<State>(() => storedChallenge.read(patientid, Date.now()));
  const [isAsking, setAsking] = useState(state === null);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isMounted = true;
    void mutate(ValidPatientIdDocument, { patientid }, { invalidates: [] }).then((outcome) => {
      if (!isMounted || outcome.kind === "expired") return;
      setAsking(false);
      const { token, email, clinic, logo } = outcome.data?.validPatientId ?? {};
      if (!token || !email) return setState({ refused: outcome.message });
      const challenge = { token, email, clinic: clinic ?? "", logo: logo ?? null, sentAt: Date.now() };
      storedChallenge.store(patientid, challenge);
      setState(challenge);
    });
    return () => {
      isMounted = false;
    };
  }, [patientid, isAsking]);
  const requestCode = (): void => setAsking(true);
  if (state && "refused" in state && state.refused === progressTexts.notFound)
    return <Navigate to={routes.login.path} replace state={redirectReason(texts.thisLinkLeadsToNo)} />;
  const challenge = state && "token" in state ? state : null;
  return (
    <PublicFrame name={challenge?.clinic || undefined} logo={challenge?.logo} subject={texts.progress}>
      <section className={styles.box} aria-busy={state === null}>
        <h1>{texts.progress}</h1>
        {hadLink && <p className={styles.expiryNotice}>{texts.theLinkYouOpenedDoes}</p>}
        {state && "refused" in state && (
          <ErrorState message={state.refused} reassurance={texts.nothingWasChanged} onRetry={requestCode} />
        )}
        {challenge && (
          <CodeForm
            key={challenge.token}
            patientid={patientid}
            challenge={challenge}
            onOpened={onOpened}
            isAsking={isAsking}
            onAgain={requestCode}
          />
        )}
      </section>
    </PublicFrame>
  );
}
