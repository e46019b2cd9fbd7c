import { routes } from "@restride/domain/access/routes.ts";
import { statusText } from "@restride/domain/case-states/case-status.ts";
import { type ReactNode, useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Select } from "../../../ui/field/Select.tsx";
import { FilterBar, type FilterPart } from "../../../ui/list/FilterBar.tsx";
import { ListCard, ListPage } from "../../../ui/list/ListCard.tsx";
import { AddLink } from "../../../ui/list/RecordList.tsx";
import { PartFailed } from "../../../ui/look/States.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import styles from "./CaseList.module.css";
import { allCustomers, type CaseListView } from "./case-address.ts";
import { CaseCountsDocument, CaseCustomersDocument } from "./case-list.graphql.ts";
import { CaseRows, type Enter } from "./CaseRows.tsx";
import { CaseStats } from "./CaseStats.tsx";
import { useCases } from "./use-cases.ts";
import { useCaseView } from "./use-case-view.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./list-texts.ts";

const CaseFilterDialog = lazyOverlay(async () => (await import("./CaseFilterDialog.tsx")).CaseFilterDialog);

/** Returns the options of the clinic select: each clinic, and all of them. */
function useCustomers(chosen: string) {
  const { company } = useSignedIn();
  const { data } = useGraphqlQuery(CaseCustomersDocument, { companyId: company?._id ?? null }, { tags: ["customers"] });
  const customers = data?.getCustomersIdAndNameList.customers ?? null;
  const options = [
    { value: allCustomers, label: customers === null ? texts.all : texts.allCount(customers.length) },
    ...(customers ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  // A user who may no longer enter the remembered clinic has to choose again.
  const isKnown =
    chosen === allCustomers || (customers === null ? chosen !== "" : customers.some(({ id }) => id === chosen));
  return { options, customer: isKnown ? chosen : "" };
}

function caseFilterChips({ statuses, number, unread }: CaseListView): FilterPart[] {
  const status = statuses.map(statusText).join(", ");
  return [
    { field: "statuses", label: texts.status, value: status },
    { field: "number", label: texts.caseLabel, value: number },
    { field: "unread", label: texts.only, value: unread ? "unread" : "" },
  ].filter(({ value }) => value !== "");
}

const without = { statuses: { statuses: [] }, number: { number: "" }, unread: { unread: false } };

interface PickerProps {
  options: readonly { readonly value: string; readonly label: string }[];
  customer: string;
  onCustomer: (customer: string) => void;
}

const Picker = ({ options, customer, onCustomer }: PickerProps) => (
  <Select
    label={texts.customer}
    value={customer}
    options={customer === "" ? [{ value: "", label: texts.chooseACustomer }, ...options] : options}
    onValue={onCustomer}
  />
);

/** Returns the count as text: '73 of 1,184 cases'. */
const countText = (matching: number | null, total: number | null | undefined): string =>
  typeof matching === "number" && typeof total === "number"
    ? texts.ofCases(matching.toLocaleString("en-US"), total.toLocaleString("en-US"))
    : "";

/**
 * Page with the cases of the chosen customers and their counts. A row opens its case in its customer. Nothing is loaded before a customer is chosen.
 */
export function CaseList({ enter, actions, notice }: { enter: Enter; actions: ReactNode; notice: ReactNode }) {
  const control = useCaseView();
  const { options, customer } = useCustomers(control.view.customer);
  const [filtering, setFiltering] = useState(false);
  const { view, changeFilter } = { ...control, view: { ...control.view, customer } };
  const cases = useCases({ ...control, view });
  const variables = customer === "" ? null : { customerid: customer === allCustomers ? null : customer };
  const counts = useGraphqlQuery(CaseCountsDocument, variables, { tags: ["cases"] });
  const total = counts.data?.getActionCaseStats.total;
  const picker = (
    <Picker options={options} customer={customer} onCustomer={(chosen) => changeFilter({ customer: chosen })} />
  );
  return (
    <ListPage>
      <PageHead title={routes.cases.title}>
        {actions}
        <AddLink to={routes.caseAdd.path} text={texts.add} />
      </PageHead>
      {notice}
      <CaseStats counts={counts.data?.getActionCaseStats} control={{ ...control, view }} />
      {counts.failure && (
        <PartFailed message={counts.failure} effect={texts.countsCouldNotBeLoaded} onRetry={counts.refetch} />
      )}
      <ListCard>
        <FilterBar
          chips={caseFilterChips(view)}
          none={texts.noFiltersApplied}
          total={customer === "" ? "" : countText(cases.listed.total, total)}
          onFilter={() => setFiltering(true)}
          onRemove={({ field }) => changeFilter(without[field as keyof typeof without])}
          onClear={() => changeFilter({ statuses: [], number: "", unread: false })}
        >
          <span className={styles.picker}>
            {picker}
            <Checkbox checked={view.archived} onChecked={(archived) => changeFilter({ archived })}>
              {texts.showArchived}
            </Checkbox>
          </span>
        </FilterBar>
        {customer === "" ? (
          <p className={styles.choose}>{texts.chooseACustomerToSee}</p>
        ) : (
          <CaseRows control={{ ...control, view }} cases={cases} enter={enter} any={total !== 0} />
        )}
      </ListCard>
      {filtering && <CaseFilterDialog view={view} onFilter={changeFilter} onClose={() => setFiltering(false)} />}
    </ListPage>
  );
}
