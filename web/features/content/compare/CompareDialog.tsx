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
import * as texts from "./compare-texts.ts";

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
  const labelOf = (choice: string): string => choices.find(({ value }) => value === choice)?.label ?? "";
  return (
    <Dialog
      title={texts.compareVersions}
      subject={title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <div className={styles.choice}>
        <SelectField label={texts.from} value={older} options={choices} onValue={setOlder} />
        <SelectField label={texts.toLabel} value={newer} options={choices} onValue={setNewer} />
      </div>
      {failed && (
        <ErrorState message={failed.failure ?? ""} reassurance={texts.nothingWasChanged} onRetry={failed.refetch} />
      )}
      {differences?.length === 0 && <p>{texts.theseTwoSayTheSame}</p>}
      {differences && differences.length > 0 && (
        <table className={styles.table}>
          <TableHead heads={[texts.whatLabel, labelOf(older), labelOf(newer)]} />
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
