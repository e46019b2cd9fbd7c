import { type CaseFilter, caseNumberProblem } from "@restride/domain/cases/case-filter.ts";
import { type CaseStatus, caseStatuses, statusText } from "@restride/domain/case-states/case-status.ts";
import { useState } from "react";
import { CheckList } from "../../../ui/field/CheckList.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import * as texts from "./list-texts.ts";

interface CaseFilterDialogProps {
  filter: CaseFilter;
  onFilter: (change: CaseFilter) => void;
  onClose: () => void;
}

const options = caseStatuses.map((status) => ({ id: status, name: statusText(status) }));

/** Dialog that filters the list by status and case number. */
export function CaseFilterDialog({ filter, onFilter, onClose }: CaseFilterDialogProps) {
  const [statuses, setStatuses] = useState<readonly string[]>(filter.status ?? []);
  const [number, setNumber] = useState(filter.caseNumbers?.[0] ?? "");
  const [isSent, setSent] = useState(false);
  const problem = number.trim() === "" ? null : caseNumberProblem(number);
  const submit = (): void => {
    setSent(true);
    if (problem !== null) return;
    const chosen = caseStatuses.filter((each: CaseStatus) => statuses.includes(each));
    onFilter({
      status: chosen.length > 0 ? chosen : undefined,
      caseNumbers: number.trim() === "" ? undefined : [number.trim()],
    });
    onClose();
  };
  return (
    <Dialog
      title={texts.filterCases}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.apply}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.caseLabel}
        value={number}
        onValue={setNumber}
        placeholder={texts.exampleOfCaseNumber}
        error={isSent ? (problem ?? undefined) : undefined}
      />
      <CheckList
        label={texts.status}
        name="status"
        options={options}
        chosen={statuses}
        onChosen={setStatuses}
        none=""
      />
    </Dialog>
  );
}
