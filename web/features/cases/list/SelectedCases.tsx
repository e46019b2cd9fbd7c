import { archiveTexts } from "@restride/domain/cases/archive-texts.ts";
import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { SelectionAction, SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { ConfirmDialog } from "../../../ui/overlay/Dialog.tsx";
import { archiveWithUndo } from "../archive-with-undo.ts";
import type { ListedCase } from "./case-columns.tsx";
import { DeleteCasesDocument } from "./case-list.graphql.ts";
import * as texts from "./list-texts.ts";

/** Actions for the selected cases: archive; for archived ones restore and delete. */
export function SelectedCases({ cases, onClear }: { cases: readonly ListedCase[]; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (cases.length === 0) return null;
  const ids = cases.map(({ _id }) => _id);
  const [open, archived] = [cases.filter((each) => !each.archived), cases.filter((each) => each.archived)];
  const archive = (to: boolean): void => {
    const noticeTexts = { archived: archiveTexts.archived, restored: archiveTexts.restored };
    void archiveWithUndo(
      (to ? open : archived).map(({ _id }) => _id),
      to,
      noticeTexts,
    );
    onClear();
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    const { kind } = await mutateAndNotify(DeleteCasesDocument, { ids }, { invalidates: ["cases"] });
    if (kind === "data") onClear();
  };
  return (
    <>
      <SelectionBar text={texts.selectedText(cases.length)} onClear={onClear}>
        {open.length > 0 && (
          <SelectionAction icon={<Archive />} onClick={() => archive(true)}>
            {texts.archive}
          </SelectionAction>
        )}
        {archived.length > 0 && (
          <SelectionAction icon={<ArchiveRestore />} onClick={() => archive(false)}>
            {texts.restore}
          </SelectionAction>
        )}
        {open.length === 0 && (
          <SelectionAction icon={<Trash2 />} onClick={() => setAsking(true)}>
            {texts.deleteLabel}
          </SelectionAction>
        )}
      </SelectionBar>
      {asking && (
        <ConfirmDialog
          danger
          title={archiveTexts.deleteTitle(ids.length)}
          text={archiveTexts.deleteQuestion(ids.length)}
          confirm={texts.deleteLabel}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
