import { routes } from "@restride/domain/access/routes.ts";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { PasswordField } from "../../ui/field/PasswordField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { loadCalls, lazyForm } from "./lazy-forms.ts";
import { ResetPasswordDocument, SetPasswordDocument } from "./sign-in.graphql.ts";
import { SignInForm, SignInFrame } from "./SignInFrame.tsx";
import * as texts from "./sign-in-texts.ts";

const newPasswordForm = lazyForm((rules) => rules.newPasswordForm);

interface NewPasswordProps {
  title: string;
  document: typeof SetPasswordDocument | typeof ResetPasswordDocument;
}

function NewPassword({ title, document }: NewPasswordProps) {
  const { field, submit, form } = useForm(newPasswordForm, { email: "", password: "", confirm: "" });
  const [busy, setBusy] = useState(false);
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const send = async (typed: { email: string; password: string }): Promise<void> => {
    setBusy(true);
    const { mutateAndNotify } = await loadCalls();
    const outcome = await mutateAndNotify(
      document as typeof SetPasswordDocument,
      {
        token,
        email: typed.email,
        password: typed.password,
      },
      { invalidates: [] },
    );
    setBusy(false);
    if (outcome.kind === "data") void navigate(routes.login.path);
  };
  return (
    <SignInFrame title={title} text={texts.theLinkInYourMail}>
      <SignInForm form={form} send={title} busy={busy} onSubmit={() => submit((typed) => void send(typed))}>
        <TextField {...field("email")} label={texts.email} large type="email" autoComplete="username" />
        <PasswordField {...field("password")} label={texts.newPassword} large autoComplete="new-password" />
        <PasswordField {...field("confirm")} label={texts.confirmPassword} large autoComplete="new-password" />
      </SignInForm>
    </SignInFrame>
  );
}

/** Page for the first password of a new user. */
export const SetPassword = () => <NewPassword title={texts.setPassword} document={SetPasswordDocument} />;

/** Page for a new password in place of a forgotten one. */
export const ResetPasswordByLink = () => <NewPassword title={texts.resetPassword} document={ResetPasswordDocument} />;
