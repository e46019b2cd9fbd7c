import { Bell, FileDown, ListChecks } from "lucide-react";
import { useState } from "react";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { SelectionAction, SelectionBar } from "../../ui/list/SelectionBar.tsx";
import type { ListDialogs } from "./list-dialogs.ts";
import { countSelected, everythingSelected, nothingSelected } from "./selection.ts";
import type { ViewControl } from "./use-list-view.ts";
import * as texts from "./patients-texts.ts";

const chosen = ({ selection, filter }: ViewControl) =>
  selection.kind === "some" ? { patientids: [...selection.ids] } : { filters: filter };

/** Bar with the number of selected patients and the actions for them. */
export function SelectedPatients({ view, total, dialogs }: { view: ViewControl; total: number; dialogs: ListDialogs }) {
  const [open, setOpen] = useState<"notify" | "reports" | null>(null);
  const role = roleOf(useSignedIn());
  const count = countSelected(view.selection, total);
  const clear = (): void => view.select(() => nothingSelected);
  return (
    <>
      <SelectionBar text={texts.selectedText(count.toLocaleString("en-US"))} onClear={clear}>
        {mayCall("addNotifications", role) && (
          <SelectionAction icon={<Bell />} onClick={() => setOpen("notify")}>
            {texts.notify}
          </SelectionAction>
        )}
        {mayCall("startReports", role) && (
          <SelectionAction icon={<FileDown />} onClick={() => setOpen("reports")}>
            {texts.reports}
          </SelectionAction>
        )}
        {count < total && (
          <SelectionAction icon={<ListChecks />} onClick={() => view.select(() => everythingSelected)}>
            {texts.selectAll(total.toLocaleString("en-US"))}
          </SelectionAction>
        )}
      </SelectionBar>
      {open &&
        dialogs[open]({
          to: chosen(view),
          audience: texts.patientCount(count),
          close: () => setOpen(null),
          done: () => {
            setOpen(null);
            clear();
          },
        })}
    </>
  );
}
