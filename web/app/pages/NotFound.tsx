import { isLite, liteQuery } from "@restride/domain/access/guard.ts";
import { Link, useLocation } from "react-router";
import { useProfile } from "../../platform/session/use-profile.ts";
import { buttonClass } from "../../ui/look/Button.tsx";
import { openPalette } from "../command-palette/palette-state.ts";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./NotFound.module.css";
import { Titled } from "./Titled.tsx";

/** Page for an unknown path, with links to the start page and to the search. */
export function NotFound() {
  const signedIn = useProfile() !== null;
  const { search } = useLocation();
  return (
    <Titled title="Page not found">
      <div className={styles.page}>
        <p className={styles.number}>404</p>
        <h1>Page not found</h1>
        <p>The address may be old or mistyped. Nothing was changed.</p>
        {!signedIn && <p>Mail programs sometimes cut long links: if yours was in a mail, press it there again.</p>}
        <div className={styles.ways}>
          <Link to={isLite(search) ? `/?${liteQuery}` : "/"} className={buttonClass({ variant: "primary" })}>
            {signedIn ? "Go home" : "Go to sign-in"}
          </Link>
          {signedIn && <Button onClick={openPalette}>Search</Button>}
        </div>
      </div>
    </Titled>
  );
}
