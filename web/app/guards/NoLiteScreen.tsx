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
import * as texts from "./guards-texts.ts";

const ClinicChoice = lazyComponent(
  async () => (await import("../../features/customers/ClinicChoice.tsx")).ClinicChoice,
);

/** Content in place of a page without a lite variant: a link to the messages, for company users of a clinic, or a text. */
function LiteAlternative() {
  const profile = useSignedIn();
  const role = roleOf(profile);
  if (mayOpen(routes.liteMessages, visitorOf(profile)))
    return (
      <>
        <h1>{texts.nothingToShowHere}</h1>
        <p>{texts.thisPageIsNotOnThePhone}</p>
        <Link to={inLite(routes.liteMessages.path)} className={buttonClass({ size: "large" })}>
          {texts.messages}
        </Link>
      </>
    );
  if (isCompanyUser(role))
    return (
      <>
        <h1>{texts.chooseAClinic}</h1>
        <ClinicChoice enter={enterCustomer} />
      </>
    );
  return (
    <>
      <h1>{texts.nothingHereForYourRole}</h1>
      <p>{texts.messagesOnThePhoneAreForSurgeons(roleName(role))}</p>
    </>
  );
}

/** Screen in lite for roles and pages that lite does not have; Logout is the only action. */
export const NoLiteScreen = () => (
  <div className={styles.page}>
    <Logo size={44} />
    <LiteAlternative />
    <Button variant="primary" size="large" onClick={() => void logOut()}>
      {texts.logout}
    </Button>
  </div>
);
