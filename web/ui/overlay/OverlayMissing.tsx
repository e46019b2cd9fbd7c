import type { LoadFailure } from "../page/PartMissing.tsx";
import { reloadOnceAnswered } from "../look/page-connection.ts";
import { Button } from "../look/Button.tsx";
import { useOverlay } from "./overlays.ts";
import styles from "./LoadingNotice.module.css";
import * as texts from "./overlay-texts.ts";

const staysOpen = (): void => {};

/** Error in place of a dialog whose code failed to load. The page below stays as it is; Escape and Close return to it. */
export function OverlayMissing({ failure, onClose }: { failure: LoadFailure; onClose?: () => void }) {
  useOverlay(onClose ?? staysOpen, { isStep: false });
  return (
    <div role="alert" className={styles.missing}>
      <p>{texts.thisCouldNotBeOpened}</p>
      <Button variant="primary" autoFocus onClick={() => void reloadOnceAnswered()}>
        {texts.loadThePageAgain}
      </Button>
      <Button onClick={onClose ?? failure.retry}>{onClose ? texts.close : texts.tryAgain}</Button>
    </div>
  );
}
