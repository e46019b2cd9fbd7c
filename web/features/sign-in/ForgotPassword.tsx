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
      title="Forgot password"
      text="We send you a link to set a new one."
      before={
        <Link to={signInPath(search)} className={styles.back}>
          <ArrowLeft size={15} /> Back
        </Link>
      }
    >
      <SignInForm form={form} send="Send link" busy={busy} onSubmit={() => submit((typed) => void send(typed))}>
        <TextField {...field("email")} label="Email" large type="email" autoComplete="username" />
      </SignInForm>
    </SignInFrame>
  );
}
