import { inLite, isLite, signInPath } from "@restride/domain/access/guard.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { resendWaitSeconds } from "@restride/domain/sign-in/code.ts";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { trustTokenIn } from "../../platform/session/trust-cookie.ts";
import { useRedirectReason } from "../../platform/session/redirect-reason.ts";
import { PasswordField } from "../../ui/field/PasswordField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { demoAddress } from "./demo-address.ts";
import { appOf, deviceZone, nameDevice } from "./device.ts";
import { loadCalls, lazyForm } from "./lazy-forms.ts";
import { openSession } from "./open-session.ts";
import { pendingSignIn } from "./pending-sign-in.ts";
import { LoginUserDocument, type LoginFragment } from "./sign-in.graphql.ts";
import { SignInForm, SignInFrame } from "./SignInFrame.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import * as texts from "./sign-in-texts.ts";

const DemoLogins = lazyComponent(async () => (await import("./DemoLogins.tsx")).DemoLogins, { isPersistent: true });
const loginForm = lazyForm((rules) => rules.loginForm);
const forgotten = routes.forgotPassword.path;

const awaitCode = (answer: LoginFragment): void =>
  pendingSignIn.start({
    userid: answer.userid ?? "",
    email: answer.email ?? "",
    resendAt: Date.now() + resendWaitSeconds * 1000,
  });

/** First step of signing in. The page around it redirects once there is a session. */
export function Login() {
  const { field, submit, refuse, form } = useForm(loginForm, { username: "", password: "" });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const reason = useRedirectReason();
  const demo = demoAddress();

  const send = async (typed: { username: string; password: string }): Promise<void> => {
    setBusy(true);
    const [{ mutateAtField }, device] = await Promise.all([loadCalls(), nameDevice()]);
    const credentials = {
      email: typed.username,
      password: typed.password,
      trustToken: trustTokenIn(document.cookie),
      device,
      location: deviceZone(),
      deviceType: appOf(search),
    };
    const outcome = await mutateAtField(
      LoginUserDocument,
      { credentials },
      { invalidates: [], refuse: (reason) => refuse("password", reason) },
    );
    setBusy(false);
    if (outcome.kind !== "data" || openSession(outcome.data.loginUser)) return;
    awaitCode(outcome.data.loginUser);
    void navigate(`${routes.twoStepVerification.path}${signInPath(search).replace(/^[^?]*/, "")}`);
  };

  return (
    <SignInFrame title={texts.signIn} text={reason ?? texts.useTheAccountYourClinic}>
      <SignInForm form={form} send={texts.signIn} busy={busy} onSubmit={() => submit((typed) => void send(typed))}>
        <TextField {...field("username")} label={texts.username} large autoComplete="username" inputMode="email" />
        <PasswordField
          {...field("password")}
          label={texts.password}
          large
          autoComplete="current-password"
          aside={<Link to={isLite(search) ? inLite(forgotten) : forgotten}>{texts.forgotPassword}</Link>}
        />
      </SignInForm>
      {demo !== null && <DemoLogins address={demo} />}
    </SignInFrame>
  );
}
