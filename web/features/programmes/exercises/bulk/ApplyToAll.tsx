import { applyToAll } from "@restride/domain/programmes/apply-to-all.ts";
import { rowOfExercise } from "@restride/domain/programmes/edit-rows.ts";
import { isOutside, outsideText } from "@restride/domain/programmes/programme-fields.ts";
import { chainOf } from "@restride/domain/schedules/chains.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { SegmentedField } from "../../../../ui/field/SegmentedField.tsx";
import { Button } from "../../../../ui/look/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import type { PlanContext } from "../../plan-context.ts";
import { regimenGroups } from "../regimen-groups.ts";
import type { ExerciseEditing } from "../use-exercises.ts";
import styles from "./ApplyToAll.module.css";
import { type BulkFields, changeOf, noBulk } from "./bulk-change.ts";
import { BulkLines } from "./BulkLines.tsx";
import { nowTexts, shortNames } from "./bulk-now.ts";
import { Outcome } from "./Outcome.tsx";
import * as texts from "./bulk-texts.ts";

/** Maximum number of choices side by side in one row. */
const inTrack = 3;

/** Returns the sets of exercises that a change can apply to: all, the found ones, the selected one's chain, or a regimen. */
function useTargets({ rows, items, selected, search, isFound, names }: ExerciseEditing) {
  const [to, setTo] = useState("all");
  const matchingIds = rows.filter(isFound).map(({ _id }) => _id as string);
  const chain = selected === null ? [] : chainOf(items, selected);
  const groups = regimenGroups(rows, names.contentOf);
  const titles = shortNames(groups.map(({ id }) => (id === null ? texts.addedLabel : names.regimen(id).name)));
  const targets = [
    { value: "all", text: texts.allCount(rows.length), ids: rows.map(({ _id }) => _id as string) },
    ...(search.trim() === "" ? [] : [{ value: "found", text: texts.foundCount(matchingIds.length), ids: matchingIds }]),
    ...(chain.length < 2 ? [] : [{ value: "chain", text: texts.chainCount(chain.length), ids: chain }]),
    ...groups.map(({ id, rows: own }, at) => ({
      value: id ?? "added",
      text: `${titles[at]} · ${own.length}`,
      ids: own.map(({ _id }) => _id as string),
    })),
  ];
  return { targets, to, setTo, ids: targets.find(({ value }) => value === to)?.ids ?? [] };
}

interface ApplyToAllProps {
  editing: ExerciseEditing;
  planContext: PlanContext;
  onClose: () => void;
}

const exerciseCountText = (count: number): string => texts.exerciseCount(count);

/** Dialog that changes many exercises at once, with a preview of counts, before and after. */
export function ApplyToAll({ editing, planContext, onClose }: ApplyToAllProps) {
  const { targets, to, setTo, ids } = useTargets(editing);
  const [fields, setFields] = useState<BulkFields>(noBulk);
  const change = changeOf(fields);
  const applied = applyToAll(editing.items, ids, change, planContext.day);
  const chosen = editing.items.filter(({ id }) => ids.includes(id));
  const length = applied.changed.length + applied.ends.length;
  const isTooFar = applied.changed.some(({ after }) => isOutside(rowOfExercise(after)));
  const mayApply = length > 0 && !isTooFar;
  const apply = (): void => {
    editing.replaceAll(applied.items.map(rowOfExercise), texts.exercisesChanged(length));
    onClose();
  };
  return (
    <Dialog
      title={texts.applyToAll}
      width="wide"
      onClose={onClose}
      onSubmit={() => mayApply && apply()}
      options={
        <span className={styles.undo}>
          <Undo2 size={14} /> {texts.canBeUndoneUntilYou}
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!mayApply}>
            {texts.applyTo(exerciseCountText(length))}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.choices}>
          <SegmentedField
            label={texts.toLabel}
            name="to"
            value={to}
            options={targets}
            isSeparate={targets.length > inTrack}
            onValue={setTo}
          />
          <BulkLines fields={fields} onFields={setFields} now={nowTexts(chosen, planContext.day)} />
          {isTooFar && <p role="alert">{outsideText}</p>}
          <p className={styles.mutedText}>{texts.onlyTickedLinesAreApplied}</p>
        </div>
        <Outcome applied={applied} change={change} editing={editing} planContext={planContext} />
      </div>
    </Dialog>
  );
}
