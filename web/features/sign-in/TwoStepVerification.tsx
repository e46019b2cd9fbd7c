import { signInPath } from "@restride/domain/access/guard.ts";
import { codeLength, resendWaitSeconds } from "@restride/domain/sign-in/code.ts";
import { useState } from "react";
import { ArrowLeft } from "lucide-react";
import { Link, Navigate, useLocation } from "react-router";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { OtpField } from "../../ui/field/OtpField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { appOf, nameDevice } from "./device.ts";
import { useDevicePlace } from "./device-place.ts";
import { loadCalls, lazyForm } from "./lazy-forms.ts";
import { openSession } from "./open-session.ts";
import type { PendingSignIn } from "./pending-sign-in.ts";
import { pendingSignIn } from "./pending-sign-in.ts";
import { ResendCode } from "./ResendCode.tsx";
import { LoginWithOtpDocument, ResendOtpDocument } from "./sign-in.graphql.ts";
import { SignInForm, SignInFrame } from "./SignInFrame.tsx";
import styles from "./TwoStepVerification.module.css";
import * as texts from "./sign-in-texts.ts";

const codeForm = lazyForm((rules) => rules.codeForm);

/** Second step of signing in. Without a pending sign-in it redirects to the first step. */
export function TwoStepVerification() {
  const [pending, setPending] = useState(() => pendingSignIn.current());
  const { search } = useLocation();
  if (!pending) return <Navigate to={signInPath(search)} replace />;
  const resend = async (): Promise<void> => {
    const { mutateAndNotify } = await loadCalls();
    const outcome = await mutateAndNotify(ResendOtpDocument, { userid: pending.userid }, { invalidates: [] });
    if (outcome.kind !== "data") return;
    const later = { ...pending, resendAt: Date.now() + resendWaitSeconds * 1000 };
    pendingSignIn.start(later);
    setPending(later);
  };
  return <CodeForm pending={pending} onResend={() => void resend()} />;
}

function CodeForm({ pending, onResend }: { pending: PendingSignIn; onResend: () => void }) {
  const { values, set, field, submit, refuse, form } = useForm(codeForm, { otp: "", isTrusted: false });
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { search } = useLocation();
  const otp = field("otp");
  const place = useDevicePlace();

  const send = async (typed: { otp: string; isTrusted: boolean }): Promise<void> => {
    setBusy(true);
    const [{ mutateAtField }, device] = await Promise.all([loadCalls(), nameDevice()]);
    const input = {
      otpFromPatient: typed.otp,
      isTrusted: typed.isTrusted,
      userid: pending.userid,
      device,
      location: place.current,
      deviceType: appOf(search),
    };
    const outcome = await mutateAtField(LoginWithOtpDocument, input, {
      invalidates: [],
      refuse: (reason) => refuse("otp", reason, ""),
    });
    setBusy(false);
    if (outcome.kind === "data" && openSession(outcome.data.loginWithOtp)) return pendingSignIn.end();
    set("otp", "");
    setAttempt((before) => before + 1);
  };

  return (
    <SignInFrame
      title={texts.signInText}
      text={texts.weSentACharacterCode(codeLength, pending.email)}
      before={
        <Link to={signInPath(search)} className={styles.back}>
          <ArrowLeft size={15} /> {texts.back}
        </Link>
      }
    >
      <SignInForm form={form} send={texts.send} busy={busy} onSubmit={() => submit((typed) => void send(typed))}>
        <div className={styles.code}>
          <OtpField
            key={attempt}
            label={texts.enterYourOtp}
            length={codeLength}
            value={otp.value}
            error={otp.error}
            onValue={otp.onValue}
          />
          <ResendCode key={pending.resendAt} resendAt={pending.resendAt} onResend={onResend} />
        </div>
        <Checkbox
          checked={values.isTrusted}
          onChecked={(checked) => {
            set("isTrusted", checked);
            if (checked) void place.find();
          }}
          hint={[texts.youWillNotBeAsked, place.problem, place.town && texts.listedAs(place.town)]
            .filter(Boolean)
            .join(" ")}
        >
          {texts.trustThisDevice}
        </Checkbox>
      </SignInForm>
    </SignInFrame>
  );
}
