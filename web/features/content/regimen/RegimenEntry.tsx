import type { Window } from "@restride/domain/programmes/programme.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { doseText, holdLine, shortDose } from "@restride/domain/schedules/dose-texts.ts";
import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import { Dumbbell, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import type { GutterProps } from "../../../ui/list/linked/Gutter.tsx";
import {
  LinkedRow,
  LinkItems,
  RowActions,
  RowBar,
  rowMenuClass,
  RowName,
  RowWords,
} from "../../../ui/list/linked/LinkedRows.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Thumbnail } from "../../../ui/look/Thumbnail.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import type { Part } from "../parts/use-parts.ts";
import { type EntryValues, windowOf } from "./regimen-values.ts";
import type { RegimenEditing } from "./use-regimen-exercises.ts";
import * as texts from "./regimen-texts.ts";

/** Props of an exercise row in a regimen. */
export interface EntryProps {
  entry: EntryValues;
  /** Index in the regimen. */
  at: number;
  part: Part;
  gutter: GutterProps;
  editing: RegimenEditing;
}

/** Picture and name of an exercise, and its position in a chain. */
export const EntryName = ({ entry, part: { name, image }, editing }: EntryProps) => (
  <RowName picture={<Thumbnail image={image} icon={Dumbbell} />} name={name} place={editing.placeOf(entry.id)} />
);

/** Buttons of an exercise; on a phone a menu. */
function EntryActions({ at, part: { name }, gutter, editing }: EntryProps) {
  const [edit, remove] = [() => editing.edit(at), () => editing.remove(at)];
  if (useNarrow())
    return (
      <RowActions>
        <MenuButton label={texts.actionsFor(name)} className={rowMenuClass} align="right" button={<Ellipsis />}>
          <MenuAction onAction={edit}>{texts.edit}</MenuAction>
          <LinkItems gutter={gutter} />
          <MenuAction onAction={remove}>{texts.remove}</MenuAction>
        </MenuButton>
      </RowActions>
    );
  return (
    <RowActions>
      <IconButton label={texts.editName(name)} icon={<Pencil />} onClick={edit} />
      <IconButton label={texts.removeName(name)} icon={<Trash2 />} onClick={remove} />
    </RowActions>
  );
}

/** Exercise row of a regimen as text: its dose and its days, drawn within the days of the regimen. */
export function RegimenEntry({ scale, ...props }: EntryProps & { scale: Window | undefined }) {
  const { entry, gutter, editing } = props;
  const dose = useNarrow() ? shortDose : doseText;
  const [set, repeat, time] = [Number(entry.set), Number(entry.repeat), Number(entry.time)];
  const [window, interval] = [windowOf(entry), Number(entry.interval)];
  return (
    <LinkedRow gutter={gutter} isSelected={editing.linking.selected === entry.id}>
      <EntryName {...props} />
      <RowWords>
        {dose({ set, repeat, time })}
        <small>{holdLine(Number(entry.holdseconds))}</small>
      </RowWords>
      <RowWords>
        {windowLabel(window)}
        <small>{isInterval(interval) ? intervalLabel(interval) : ""}</small>
      </RowWords>
      <RowBar>
        <DaysBar window={window} scale={scale} />
      </RowBar>
      <EntryActions {...props} />
    </LinkedRow>
  );
}
