import type { MenuPlace } from "../../ui/MenuButton.tsx";
import { MenuAt } from "../../ui/MenuButton.tsx";
import { MenuAction } from "../../ui/MenuItems.tsx";

interface DayMenuProps {
  place: MenuPlace;
  onSelect: () => void;
  /** Null where no reminder may be added. */
  onAddReminder: (() => void) | null;
  onClose: () => void;
}

/** The menu of a day in the month view. */
export const DayMenu = ({ place, onSelect, onAddReminder, onClose }: DayMenuProps) => (
  <MenuAt label="Day" place={place} onClose={onClose}>
    <MenuAction onAction={onSelect}>Select</MenuAction>
    {onAddReminder && <MenuAction onAction={onAddReminder}>Add Reminder</MenuAction>}
  </MenuAt>
);
