import type { CaseStatus } from "@restride/domain/case-states/case-status.ts";
import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { AssignToMe, TakeOverDialog } from "../../../ui/form/AssignToMe.tsx";
import type { ListedCase } from "./case-columns.tsx";
import { TakeCaseDocument } from "./case-list.graphql.ts";
import { caseChangeTexts } from "@restride/domain/case-work/case-change-texts.ts";
import * as texts from "./list-texts.ts";

const isOpen = (status: CaseStatus): boolean => openStatuses.some((open) => open === status);

/**
 * Button with which a health coach takes an open case, and the question before a case is taken over from somebody else. The list changes between
 * table and cards with the width of the window, so the question's state must outlive its row.
 */
export function useTakeCase() {
  const { _id: me } = useSignedIn().user;
  const [othersCase, setOthersCase] = useState<ListedCase | null>(null);
  const take = ({ _id, customerId, assignedTo }: ListedCase): void => {
    setOthersCase(null);
    const variables = { caseId: _id, customerid: customerId, healthCoachId: me, takenFrom: assignedTo };
    void mutateAndNotify(TakeCaseDocument, variables, { invalidates: ["cases"] });
  };
  return {
    takeButton: (row: ListedCase) =>
      row.assignedTo !== me &&
      isOpen(row.status as CaseStatus) && (
        <AssignToMe
          label={texts.assignToMe(row.caseNumber)}
          onClick={() => (row.assignedTo === null ? take(row) : setOthersCase(row))}
        />
      ),
    takeQuestion: othersCase && (
      <TakeOverDialog
        question={caseChangeTexts.takeOverQuestion(othersCase.assignedToName ?? texts.someoneElse)}
        onTake={() => take(othersCase)}
        onClose={() => setOthersCase(null)}
      />
    ),
  };
}
