import { Button } from "../look/Button.tsx";
import { TableHead } from "../list/TableHead.tsx";
import styles from "./ChangesDialog.module.css";
import { Dialog } from "../overlay/Dialog.tsx";
import * as texts from "./form-texts.ts";

interface ChangesDialogProps {
  question: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that lists changes, one row each, and asks for confirmation. */
export const ChangesDialog = ({ question, heads, rows, confirm, onConfirm, onClose }: ChangesDialogProps) => (
  <Dialog
    title={question}
    width="medium"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose} data-first-focus>
          {texts.cancel}
        </Button>
        <Button variant="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <table className={styles.table}>
      <TableHead heads={heads} />
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
