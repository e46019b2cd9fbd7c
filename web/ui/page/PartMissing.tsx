import styles from "./PartMissing.module.css";
import * as texts from "./page-texts.ts";

/** Failure to load code: the reason, and a function that tries again. */
export interface LoadFailure {
  readonly reason: unknown;
  readonly retry: () => void;
}

/** Error in place of a part of the page whose code failed to load. */
export const PartMissing = ({ failure }: { failure: LoadFailure }) => (
  <p role="alert" className={styles.missing}>
    {texts.thisPartCouldNotBe}{" "}
    <button type="button" onClick={failure.retry}>
      {texts.tryAgain}
    </button>
  </p>
);
