import { Button } from "../ui/Button.tsx";
import styles from "./NotFound.module.css";

/** In place of a page that broke. */
export function Crashed() {
  return (
    <main className={styles.page} id="content">
      <h1>This page could not be shown</h1>
      <p>What was saved is safe. Load the page again; if it happens again, write to support.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Load again
      </Button>
    </main>
  );
}
