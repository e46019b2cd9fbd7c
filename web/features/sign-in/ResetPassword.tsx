import { routes } from "@restride/domain/access/routes.ts";
import { changePasswordForm } from "@restride/domain/sign-in/forms.ts";
import type { FormEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { session } from "../../platform/session/session.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PasswordField } from "../../ui/field/PasswordField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import styles from "./ResetPassword.module.css";
import { ChangeUserPasswordDocument } from "./sign-in.graphql.ts";
import * as texts from "./sign-in-texts.ts";

/** Page on which a signed-in user sets a new password; afterward all sessions of the account have to sign in again with it. */
export function ResetPassword() {
  const empty = { password: "", newpassword: "", confirm: "" };
  const { field, submit, form } = useForm(changePasswordForm, empty);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const send = async (typed: { password: string; newpassword: string }): Promise<void> => {
    setBusy(true);
    const { password, newpassword } = typed;
    const outcome = await mutateAndNotify(
      ChangeUserPasswordDocument,
      { password, newpassword, _id: user._id },
      { invalidates: [] },
    );
    setBusy(false);
    if (outcome.kind !== "data") return;
    session.clear();
    void navigate(routes.login.path);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit((typed) => void send(typed));
  };
  return (
    <>
      <PageHead title={texts.resetPasswordText} />
      <form ref={form} className={styles.card} noValidate onSubmit={onSubmit}>
        <p className={styles.text}>{texts.youSignInAgainWithTheNew}</p>
        <PasswordField {...field("password")} label={texts.oldPassword} required autoComplete="current-password" />
        <PasswordField {...field("newpassword")} label={texts.newPassword} required autoComplete="new-password" />
        <PasswordField {...field("confirm")} label={texts.confirmPassword} required autoComplete="new-password" />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.resetPasswordText}
          </Button>
        </div>
      </form>
    </>
  );
}
