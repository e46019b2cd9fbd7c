import { Archive, ArchiveRestore, Copy, Ellipsis, Eye, GitCompareArrows, Pencil, Trash2, Users } from "lucide-react";
import { IconButton, iconButtonClass } from "../../../ui/look/IconButton.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction, MenuLink } from "../../../ui/overlay/MenuItems.tsx";
import styles from "../Content.module.css";
import { allowedActions } from "../allowed-actions.ts";
import { type Listed, listedName } from "../content-state-texts.ts";
import type { ContentActions } from "../use-content-actions.ts";
import * as texts from "./row-menu-texts.ts";

/** Row and action whose dialog is open over the list. */
export interface RowRequest {
  readonly action: "compare" | "apply" | "discard";
  readonly row: Listed;
}

export interface RowToolsProps {
  row: Listed;
  /** Path at which the row opens. */
  to: string;
  copy: ContentActions["copy"];
  retire: (id: string, retired: boolean) => Promise<void>;
  onAsk: (request: RowRequest) => void;
}

/** Menu "…" with the actions of a row, the same as in its editor. */
export function RowMenu({ row, to, copy, retire, onAsk }: RowToolsProps) {
  const { _id, mayedit, state, version, hasdraft, running } = row;
  const may = allowedActions({ mayedit, state, number: version ?? 0, hasDraft: hasdraft, running: running ?? 0 });
  const ask = (action: RowRequest["action"]) => () => onAsk({ action, row });
  return (
    <MenuButton
      label={texts.moreAbout(listedName(row))}
      className={iconButtonClass}
      button={<Ellipsis size={16} />}
      align="right"
    >
      <MenuLink to={to} icon={may.edits ? <Pencil /> : <Eye />} name={may.edits ? texts.edit : texts.open} />
      <MenuAction icon={<Copy />} onAction={() => void copy(_id)}>
        {texts.copy}
      </MenuAction>
      {may.compares && (
        <MenuAction icon={<GitCompareArrows />} onAction={ask("compare")}>
          {texts.compareVersions}
        </MenuAction>
      )}
      {may.applies && (
        <MenuAction icon={<Users />} onAction={ask("apply")}>
          {texts.applyToRunning}
        </MenuAction>
      )}
      {may.retires && (
        <MenuAction icon={<Archive />} onAction={() => void retire(_id, true)}>
          {texts.retire}
        </MenuAction>
      )}
      {may.returns && (
        <MenuAction icon={<ArchiveRestore />} onAction={() => void retire(_id, false)}>
          {texts.offerAgain}
        </MenuAction>
      )}
      {may.discards && (
        <MenuAction icon={<Trash2 />} onAction={ask("discard")}>
          {texts.discardDraft}
        </MenuAction>
      )}
    </MenuButton>
  );
}

/** Button that copies a row, and its menu. */
export const RowTools = (props: RowToolsProps) => (
  <span className={styles.rowActions}>
    <IconButton
      label={texts.copyListedName(listedName(props.row))}
      icon={<Copy />}
      onClick={() => void props.copy(props.row._id)}
    />
    <RowMenu {...props} />
  </span>
);
