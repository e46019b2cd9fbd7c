import { signInPath } from "@restride/domain/access/guard.ts";
import { useState } from "react";
import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { loadCalls, lazyForm } from "./lazy-forms.ts";
import { SendResetPasswordLinkDocument } from "./sign-in.graphql.ts";
import { SignInForm, SignInFrame } from "./SignInFrame.tsx";
import styles from "./TwoStepVerification.module.css";
import * as texts from "./sign-in-texts.ts";

const forgotPasswordForm = lazyForm((rules) => rules.forgotPasswordForm);

/** Page that requests a link to set a new password. The response is the same whether the account exists or not. */
export function ForgotPassword() {
  const { field, submit, form } = useForm(forgotPasswordForm, { email: "" });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const send = async (typed: { email: string }): Promise<void> => {
    setBusy(true);
    const { mutateAndNotify } = await loadCalls();
    const outcome = await mutateAndNotify(SendResetPasswordLinkDocument, typed, { invalidates: [] });
    setBusy(false);
    if (outcome.kind === "data") void navigate(signInPath(search));
  };
  return (
    <SignInFrame
      title={texts.forgotPasswordText}
      text={texts.weSendYouALink}
      before={
        <Link to={signInPath(search)} className={styles.back}>
          <ArrowLeft size={15} /> {texts.back}
        </Link>
      }
    >
      <SignInForm form={form} send={texts.sendLink} busy={busy} onSubmit={() => submit((typed) => void send(typed))}>
        <TextField {...field("email")} label={texts.email} large type="email" autoComplete="username" />
      </SignInForm>
    </SignInFrame>
  );
}
