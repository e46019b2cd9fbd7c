import { type DifferingRow, differingRows } from "@restride/domain/programmes/drafts/differing-rows.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import type { OfferedPlanFragment } from "../../content.graphql.ts";
import { useNames } from "../../use-content.ts";
import { loadPlanRows } from "../careplan/use-assign.ts";
import { type NewPatient, useWizardState } from "../use-wizard.ts";
import styles from "./Compare.module.css";
import { rowTexts } from "./row-texts.ts";
import * as texts from "./newer-texts.ts";

const Said = ({ word, rows }: { word: string; rows: readonly string[] }) =>
  rows.map((row, at) => (
    <span key={`${at} ${row}`}>
      {word}: {row}
    </span>
  ));

const Difference = ({ row: { name, before, after } }: { row: DifferingRow }) => (
  <li>
    <strong>{name}</strong>
    {before.length > 0 && after.length > 0 ? (
      <>
        <Said word={texts.before} rows={before} />
        <Said word={texts.now} rows={after} />
      </>
    ) : (
      <Said word={after.length > 0 ? texts.newLabel : texts.goneLabel} rows={after.length > 0 ? after : before} />
    )}
  </li>
);

interface Props {
  readonly plan: OfferedPlanFragment;
  readonly planContext: NewPatient;
  readonly subject: string;
  readonly onClose: () => void;
}

/** Dialog with the differences between the draft's version of a care plan and a newer one, for this patient. */
export function CompareDialog({ plan, planContext, subject, onClose }: Props) {
  const { brought } = useWizardState().content;
  const names = useNames();
  const [newer, setNewer] = useState<Programme | null>(null);
  const load = useEffectEvent(() => loadPlanRows(plan, planContext));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isOpen = true;
    void load().then((programme) => {
      if (!isOpen) return;
      if (programme) setNewer(programme);
      else close();
    });
    return () => void (isOpen = false);
  }, []);
  const rows = newer && differingRows(rowTexts(brought, names), rowTexts(newer, names));
  return (
    <Dialog title={plan.name} subject={subject} width="form" onClose={onClose}>
      {rows === null && <output>{texts.comparingLabel}</output>}
      {rows?.length === 0 && <p>{texts.bothBringTheSameToThis}</p>}
      <ul className={styles.rows}>
        {rows?.map((row) => (
          <Difference key={row.name} row={row} />
        ))}
      </ul>
    </Dialog>
  );
}
