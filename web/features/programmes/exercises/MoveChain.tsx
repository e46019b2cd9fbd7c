import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import { exerciseRow } from "@restride/domain/programmes/programme-form.ts";
import { useState } from "react";
import { TextField } from "../../../ui/field/TextField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";
import * as texts from "./exercises-texts.ts";

interface MoveChainProps {
  row: ProgrammeExercise;
  editing: ExerciseEditing;
  onClose: () => void;
}

const wholeDays = texts.pleaseEnterANumberOfDays;

/** Dialog that moves a whole chain by days, as moving one of its exercises does. */
export function MoveChain({ row, editing, onClose }: MoveChainProps) {
  const [days, setDays] = useState("1");
  const [error, setError] = useState<string | undefined>();
  const move = (): void => {
    const shift = /^[+-]?\d{1,3}$/.test(days.trim()) ? Number(days) : Number.NaN;
    if (Number.isNaN(shift)) return setError(wholeDays);
    const moved = { ...row, startdate: row.startdate + shift, enddate: row.enddate + shift };
    const read = exerciseRow({ today: editing.planContext.day, saved: row }).safeParse(moved);
    if (!read.success) return setError(read.error.issues[0]?.message);
    const refused = editing.save(read.data);
    if (refused !== null) return setError(refused);
    onClose();
  };
  return (
    <Dialog
      title={texts.moveChain}
      subject={editing.nameOf(row)}
      onClose={onClose}
      onSubmit={move}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.move}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.daysLater}
        hint={texts.withAMinusDaysEarlier}
        value={days}
        onValue={setDays}
        error={error}
        inputMode="text"
      />
    </Dialog>
  );
}
