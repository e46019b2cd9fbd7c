import { isLite, liteQuery } from "@restride/domain/access/guard.ts";
import { Link, useLocation } from "react-router";
import { useProfile } from "../../platform/session/use-profile.ts";
import { buttonClass } from "../../ui/look/Button.tsx";
import { openPalette } from "../command-palette/palette-state.ts";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./NotFound.module.css";
import { PageTitle } from "./PageTitle.tsx";
import * as texts from "./pages-texts.ts";

/** Page for an unknown path, with links to the start page and to the search. */
export function NotFound() {
  const signedIn = useProfile() !== null;
  const { search } = useLocation();
  return (
    <PageTitle title={texts.pageNotFound}>
      <div className={styles.page}>
        <p className={styles.number}>404</p>
        <h1>{texts.pageNotFound}</h1>
        <p>{texts.theAddressMayBeOld}</p>
        {!signedIn && <p>{texts.mailProgramsSometimesCutLong}</p>}
        <div className={styles.links}>
          <Link to={isLite(search) ? `/?${liteQuery}` : "/"} className={buttonClass({ variant: "primary" })}>
            {signedIn ? texts.goHome : texts.goToSignIn}
          </Link>
          {signedIn && <Button onClick={openPalette}>{texts.search}</Button>}
        </div>
      </div>
    </PageTitle>
  );
}
