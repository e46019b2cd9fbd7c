import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { type CaseStatus, statusText } from "@restride/domain/case-states/case-status.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useNavigate } from "react-router";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { ListEmptyState } from "../../../ui/list/RecordList.tsx";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { NoResult } from "../../../ui/look/States.tsx";
import styles from "./CaseList.module.css";
import { noCaseLimits } from "./case-address.ts";
import { caseColumns, CaseTags, type ListedCase } from "./case-columns.tsx";
import { SelectedCases } from "./SelectedCases.tsx";
import type { CaseViewControl } from "./use-case-view.ts";
import type { ListedCases } from "./use-cases.ts";
import { useTakeCase } from "./use-take-case.tsx";
import * as texts from "./list-texts.ts";
import { casePriorityLabel, caseTypeLabel } from "@restride/domain/cases/case-value-texts.ts";

/** Enters a clinic; resolves to false when that was refused. */
export type Enter = (customerId: string) => Promise<boolean>;

/** Returns a function that opens a case, in its clinic. */
function useOpenCase(enter: Enter) {
  const { customer } = useSignedIn();
  const navigate = useNavigate();
  return ({ _id, customerId }: ListedCase) => {
    const path = pathOf("caseDetail", { caseid: _id });
    if (customerId === customer?._id) return path;
    return () => void enter(customerId).then((entered) => entered && navigate(path));
  };
}

function Nobody({ control: { changeFilter }, any }: { control: CaseViewControl; any: boolean }) {
  if (!any)
    return (
      <ListEmptyState
        title={texts.noCasesYet}
        text={texts.aCaseIsAQuestion}
        add={{ to: pathOf("caseAdd"), text: texts.addTheFirstCase }}
      />
    );
  return (
    <NoResult title={texts.noCasesMatch} text={texts.anotherStatusOrNumberMay}>
      <Button onClick={() => changeFilter(noCaseLimits)}>{texts.clearAllFilters}</Button>
    </NoResult>
  );
}

interface CaseRowsProps {
  control: CaseViewControl;
  cases: ListedCases;
  enter: Enter;
  /** Whether the chosen customers have any cases. */
  any: boolean;
}

/** Rows of the list. Cases opened meanwhile wait behind a button; company admins can select rows. */
export function CaseRows({ control, cases, enter, any }: CaseRowsProps) {
  const profile = useSignedIn();
  const role = roleOf(profile);
  const timeZone = profile.customer?.timezone ?? defaultTimeZone;
  const { listed, heldRows, selection } = cases;
  const open = useOpenCase(enter);
  const mayArchive = mayCall("deleteActionCase", role);
  const { takeButton, takeQuestion } = useTakeCase();
  const { waiting, show } = heldRows;
  return (
    <>
      {waiting > 0 && (
        <button type="button" className={styles.newCases} onClick={show}>
          {texts.newCaseCount(waiting)}
        </button>
      )}
      <RecordRows<ListedCase>
        caption={texts.cases}
        listed={listed}
        pages={{ page: control.view.page, showPage: control.showPage }}
        sizes={pageSizes}
        nobody={<Nobody control={control} any={any} />}
        columns={caseColumns(timeZone, role === Role.healthCoach ? takeButton : null)}
        cards={(rows) => (
          <RowCards<ListedCase>
            rows={rows}
            title={(row) => `${row.caseNumber} · ${caseTypeLabel(row.title ?? "")}`}
            open={open}
            lines={(row) => [
              [row.customerName, row.patientName].filter(Boolean).join(" · "),
              [statusText(row.status as CaseStatus), row.priority && casePriorityLabel(row.priority)]
                .filter(Boolean)
                .join(" · "),
              formatInstant(Date.parse(row.lastUpdated), timeZone),
            ]}
            actions={(row) => (
              <>
                <CaseTags row={row} />
                {role === Role.healthCoach && takeButton(row)}
              </>
            )}
            tick={(row) =>
              mayArchive && (
                <Checkbox
                  label={texts.selectCaseNumber(row.caseNumber)}
                  checked={selection.has(row)}
                  onChecked={() => selection.toggle(row)}
                />
              )
            }
          />
        )}
        open={open}
        sort={control.view.sort}
        onSort={control.sortBy}
        {...(mayArchive && { selection })}
      />
      {takeQuestion}
      <SelectedCases cases={(listed.rows ?? []).filter(selection.has)} onClear={() => control.choose(new Set())} />
    </>
  );
}
