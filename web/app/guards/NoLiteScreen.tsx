import { Button } from "../../ui/look/Button.tsx";
import styles from "./NotFound.module.css";

const logOut = async (): Promise<void> => (await import("../shell/log-out.ts")).logOut();

/** What a role without a lite screen sees. */
export function NoLiteScreen() {
  return (
    <div className={styles.page}>
      <h1>Nothing to show here</h1>
      <p>The app has no screen for your role. Use the web console in a browser.</p>
      <Button variant="primary" onClick={() => void logOut()}>
        Logout
      </Button>
    </div>
  );
}
