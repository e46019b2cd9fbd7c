import { Button } from "../look/Button.tsx";
import styles from "./ChangesDialog.module.css";
import { Dialog } from "../overlay/Dialog.tsx";

interface ChangesDialogProps {
  question: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before changes that are listed: one row each. */
export const ChangesDialog = ({ question, heads, rows, confirm, onConfirm, onClose }: ChangesDialogProps) => (
  <Dialog
    title={question}
    width="medium"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose} data-first-focus>
          Cancel
        </Button>
        <Button variant="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join("\n")}>
            {row.map((text, at) => (
              <td key={heads[at]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Dialog>
);
