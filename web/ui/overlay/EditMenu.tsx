import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { iconButtonClass } from "../look/IconButton.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { MenuAction } from "./MenuItems.tsx";
import * as texts from "./overlay-texts.ts";

interface EditMenuProps {
  /** Accessible name of the button: "More about M17.11". */
  label: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Menu "…" to edit or delete a row of one's own. */
export const EditMenu = ({ label, onEdit, onDelete }: EditMenuProps) => (
  <MenuButton label={label} className={iconButtonClass} button={<Ellipsis size={16} />} align="right">
    <MenuAction icon={<Pencil />} onAction={onEdit}>
      {texts.edit}
    </MenuAction>
    <MenuAction icon={<Trash2 />} onAction={onDelete}>
      {texts.deleteLabel}
    </MenuAction>
  </MenuButton>
);
