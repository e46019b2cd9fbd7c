import { inLite } from "@restride/domain/access/guard.ts";
import { isCompanyUser, roleName } from "@restride/domain/access/roles.ts";
import { mayOpen, routes } from "@restride/domain/access/routes.ts";

import { Link } from "react-router";
import { roleOf, visitorOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import { Logo } from "../../ui/look/Logo.tsx";
import { logOut } from "../session/log-out.ts";
import { enterCustomer } from "../session/enter-customer.ts";
import styles from "./NoLiteScreen.module.css";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const ClinicChoice = lazyComponent(
  async () => (await import("../../features/customers/ClinicChoice.tsx")).ClinicChoice,
);

/** Content in place of a page without a lite variant: a link to the messages, for company users of a clinic, or a text. */
function Instead() {
  const profile = useSignedIn();
  const role = roleOf(profile);
  if (mayOpen(routes.liteMessages, visitorOf(profile)))
    return (
      <>
        <h1>Nothing to show here</h1>
        <p>This page is not on the phone. Please use a computer.</p>
        <Link to={inLite(routes.liteMessages.path)} className={buttonClass({ size: "large" })}>
          Messages
        </Link>
      </>
    );
  if (isCompanyUser(role))
    return (
      <>
        <h1>Choose a clinic</h1>
        <ClinicChoice enter={enterCustomer} />
      </>
    );
  return (
    <>
      <h1>Nothing here for your role on the phone</h1>
      <p>
        Messages on the phone are for surgeons, admins and health coaches. You are signed in as{" "}
        <strong>{roleName(role)}</strong>. Please use a computer.
      </p>
    </>
  );
}

/** Screen in lite for roles and pages that lite does not have; Logout is the only action. */
export const NoLiteScreen = () => (
  <div className={styles.page}>
    <Logo size={44} />
    <Instead />
    <Button variant="primary" size="large" onClick={() => void logOut()}>
      Logout
    </Button>
  </div>
);
