import type { MenuPlace } from "../../ui/overlay/MenuButton.tsx";
import { MenuAt } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";
import * as texts from "./calendar-texts.ts";

interface DayMenuProps {
  place: MenuPlace;
  onSelect: () => void;
  /** Adds a reminder; null when no reminder may be added. */
  onAddReminder: (() => void) | null;
  onClose: () => void;
}

/** Menu of a day in the month view. */
export const DayMenu = ({ place, onSelect, onAddReminder, onClose }: DayMenuProps) => (
  <MenuAt label={texts.day} place={place} onClose={onClose}>
    <MenuAction onAction={onSelect}>{texts.select}</MenuAction>
    {onAddReminder && <MenuAction onAction={onAddReminder}>{texts.addReminder}</MenuAction>}
  </MenuAt>
);
