import type { Difference } from "@restride/domain/content/compare/differences.ts";
import { Printer } from "lucide-react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { ContentRecord } from "../use-content-editor.ts";
import styles from "./CompareDialog.module.css";
import { useComparison, type Version } from "./use-comparison.ts";

const looks = { added: "brand", changed: "tint", gone: "outline" } as const;

const Row = ({ kind, name, previousText, text }: Difference) => (
  <tr>
    <th scope="row">
      {name} <Tag look={looks[kind]}>{kind}</Tag>
    </th>
    <td>{previousText || "—"}</td>
    <td>{text || "—"}</td>
  </tr>
);

interface CompareDialogProps {
  title: string;
  content: ContentRecord;
  versions: readonly Version[];
  onClose: () => void;
}

/** Dialog with the differences between two versions of content, as texts. */
export function CompareDialog({ title, content, versions, onClose }: CompareDialogProps) {
  const { choices, older, setOlder, newer, setNewer, differences, failed } = useComparison(content, versions);
  const named = (choice: string): string => choices.find(({ value }) => value === choice)?.label ?? "";
  return (
    <Dialog
      title="Compare versions"
      subject={title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={styles.choice}>
        <SelectField label="From" value={older} options={choices} onValue={setOlder} />
        <SelectField label="To" value={newer} options={choices} onValue={setNewer} />
      </div>
      {failed && <ErrorState message={failed.failure ?? ""} safe="Nothing was changed." onRetry={failed.refetch} />}
      {differences?.length === 0 && <p>These two say the same.</p>}
      {differences && differences.length > 0 && (
        <table className={styles.table}>
          <TableHead heads={["What", named(older), named(newer)]} />
          <tbody>
            {differences.map((difference) => (
              <Row {...difference} key={difference.key} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
