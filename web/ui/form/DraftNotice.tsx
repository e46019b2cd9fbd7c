import { Button } from "../look/Button.tsx";
import styles from "./DraftNotice.module.css";

/** Says that a form began with what was typed before, and how to begin anew. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.notice}>
    <output>Draft restored</output>
    <Button size="small" variant="text" onClick={onDiscard}>
      Discard draft
    </Button>
  </div>
);
