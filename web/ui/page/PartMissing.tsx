import styles from "./PartMissing.module.css";

/** Code that did not come: the reason, and a way to try again. */
export interface Missing {
  readonly reason: unknown;
  readonly retry: () => void;
}

/** In place of a part of the page whose code did not come. */
export const PartMissing = ({ missing }: { missing: Missing }) => (
  <p role="alert" className={styles.missing}>
    This part could not be loaded.{" "}
    <button type="button" onClick={missing.retry}>
      Try again
    </button>
  </p>
);
