import { Layers, Link2 } from "lucide-react";
import { LinkingLine, RowsLine } from "../../../ui/list/linked/LinkingLine.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";
import * as texts from "./exercises-texts.ts";

/** Line below the rows: the exercises that move along with the open one, help for the selected circle, or the newest bulk change. */
export function SelectionLine({ editing }: { editing: ExerciseEditing }) {
  const { selected, nameOfId, typed, alongNames, endingNames, rows, bulk } = editing;
  const before = rows.find(({ _id }) => _id === typed?._id);
  const byDays = typed && before ? typed.startdate - before.startdate : 0;
  if (typed && alongNames.length + endingNames.length > 0)
    return (
      <RowsLine>
        <Link2 />
        <span>
          {alongNames.length > 0 && <>{texts.movesWith(alongNames, byDays, nameOfId(typed._id))} </>}
          {endingNames.length > 0 && texts.endToday(endingNames)}
        </span>
      </RowsLine>
    );
  if (selected !== null)
    return (
      <LinkingLine linking={editing} nameOfId={nameOfId}>
        {texts.connectedExercisesMoveTogether}
      </LinkingLine>
    );
  if (bulk === null) return null;
  return (
    <RowsLine>
      <Layers />
      <span>{bulk.notice}</span>
      <Button size="small" variant="text" onClick={bulk.undo}>
        {texts.undo}
      </Button>
    </RowsLine>
  );
}
