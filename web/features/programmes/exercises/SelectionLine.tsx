import { Layers, Link2 } from "lucide-react";
import { LinkingLine, RowsLine } from "../../../ui/list/linked/LinkingLine.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import type { ExerciseEditing } from "./use-exercises.ts";

const list = new Intl.ListFormat("en-US");

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
          {alongNames.length > 0 && (
            <>
              <strong>{list.format(alongNames)}</strong> {alongNames.length === 1 ? "moves" : "move"} {Math.abs(byDays)}{" "}
              {Math.abs(byDays) === 1 ? "day" : "days"} {byDays > 0 ? "later" : "earlier"} with {nameOfId(typed._id)}
              .{" "}
            </>
          )}
          {endingNames.length > 0 && (
            <>
              <strong>{list.format(endingNames)}</strong> {endingNames.length === 1 ? "ends" : "end"} today: no days are
              left.
            </>
          )}
        </span>
      </RowsLine>
    );
  if (selected !== null)
    return (
      <LinkingLine linking={editing} nameOfId={nameOfId}>
        Connected exercises move together.
      </LinkingLine>
    );
  if (bulk === null) return null;
  return (
    <RowsLine>
      <Layers />
      <span>{bulk.notice}</span>
      <Button size="small" variant="text" onClick={bulk.undo}>
        Undo
      </Button>
    </RowsLine>
  );
}
