import { Button } from "../look/Button.tsx";
import styles from "./DraftNotice.module.css";

/** Notice that a form was restored from a draft, with a button that discards it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.notice}>
    <output>Draft restored</output>
    <Button size="small" variant="text" onClick={onDiscard}>
      Discard draft
    </Button>
  </div>
);
