import { Button } from "../look/Button.tsx";
import styles from "./DraftNotice.module.css";
import * as texts from "./form-texts.ts";

/** Notice that a form was restored from a draft, with a button that discards it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.notice}>
    <output>{texts.draftRestored}</output>
    <Button size="small" variant="text" onClick={onDiscard}>
      {texts.discardDraft}
    </Button>
  </div>
);
