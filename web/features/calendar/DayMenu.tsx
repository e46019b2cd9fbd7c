import type { MenuPlace } from "../../ui/overlay/MenuButton.tsx";
import { MenuAt } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../ui/overlay/MenuItems.tsx";

interface DayMenuProps {
  place: MenuPlace;
  onSelect: () => void;
  /** Adds a reminder; null when no reminder may be added. */
  onAddReminder: (() => void) | null;
  onClose: () => void;
}

/** Menu of a day in the month view. */
export const DayMenu = ({ place, onSelect, onAddReminder, onClose }: DayMenuProps) => (
  <MenuAt label="Day" place={place} onClose={onClose}>
    <MenuAction onAction={onSelect}>Select</MenuAction>
    {onAddReminder && <MenuAction onAction={onAddReminder}>Add Reminder</MenuAction>}
  </MenuAt>
);
