import { caseChangeTexts } from "@restride/domain/case-work/case-change.ts";
import type { CaseStatus } from "@restride/domain/cases/case-values.ts";
import { openStatuses } from "@restride/domain/cases/case-list-path.ts";
import { callAndTell } from "../../../platform/calls/calls.ts";
import { useSignedIn } from "../../../platform/stores.ts";
import { AssignToMe } from "../../../ui/form/AssignToMe.tsx";
import type { ListedCase } from "./case-columns.tsx";
import { TakeCaseDocument } from "./case-list.graphql.ts";

const isOpen = (status: CaseStatus): boolean => openStatuses.some((open) => open === status);

/** The button by which a health coach takes a case that is open and not theirs. */
export function TakeCase({ row }: { row: ListedCase }) {
  const { _id: me } = useSignedIn().user;
  if (row.assignedTo === me || !isOpen(row.status as CaseStatus)) return null;
  const taken = { caseId: row._id, customerid: row.customerId, healthCoachId: me, takenFrom: row.assignedTo };
  return (
    <AssignToMe
      label={`Assign to me: ${row.caseNumber}`}
      question={row.assignedTo === null ? null : caseChangeTexts.held(row.assignedToName ?? "Someone else")}
      onTake={() => void callAndTell(TakeCaseDocument, taken, { changes: ["cases"] })}
    />
  );
}
