import { routes } from "@restride/domain/access/routes.ts";
import { statusText } from "@restride/domain/case-states/case-status.ts";
import { allCustomers, type CaseFilter, customerChoiceOf, customerIdsOf } from "@restride/domain/cases/case-filter.ts";
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
import { noCaseLimits } from "./case-address.ts";
import { CaseCountsDocument, CaseCustomersDocument } from "./case-list.graphql.ts";
import { CaseRows, type Enter } from "./CaseRows.tsx";
import { CaseStats } from "./CaseStats.tsx";
import { useCases } from "./use-cases.ts";
import { type CaseViewControl, useCaseView } from "./use-case-view.ts";
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

/** Active filter. */
interface CaseFilterChip extends FilterPart {
  readonly field: keyof CaseFilter;
}

const caseFilterChips = ({ status, caseNumbers, unread }: CaseFilter): CaseFilterChip[] =>
  (
    [
      { field: "status", label: texts.status, value: (status ?? []).map(statusText).join(", ") },
      { field: "caseNumbers", label: texts.caseLabel, value: (caseNumbers ?? []).join(", ") },
      { field: "unread", label: texts.only, value: unread ? texts.unreadCases : "" },
    ] as const
  ).filter(({ value }) => value !== "");

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

interface BarProps {
  filter: CaseFilter;
  changeFilter: CaseViewControl["changeFilter"];
  total: string;
  options: PickerProps["options"];
}

/** Bar above the list: its customers and filters, with the dialog that changes them. */
function Bar({ filter, changeFilter, total, options }: BarProps) {
  const [filtering, setFiltering] = useState(false);
  return (
    <>
      <FilterBar<CaseFilterChip>
        chips={caseFilterChips(filter)}
        none={texts.noFiltersApplied}
        total={total}
        onFilter={() => setFiltering(true)}
        onRemove={({ field }) => changeFilter({ [field]: undefined })}
        onClear={() => changeFilter(noCaseLimits)}
      >
        <span className={styles.picker}>
          <Picker
            options={options}
            customer={customerChoiceOf(filter)}
            onCustomer={(chosen) => changeFilter({ customerIds: customerIdsOf(chosen) })}
          />
          <Checkbox
            checked={filter.archived ?? false}
            onChecked={(archived) => changeFilter({ archived: archived || undefined })}
          >
            {texts.showArchived}
          </Checkbox>
        </span>
      </FilterBar>
      {filtering && <CaseFilterDialog filter={filter} onFilter={changeFilter} onClose={() => setFiltering(false)} />}
    </>
  );
}

/**
 * Page with the cases of the chosen customers and their counts. A row opens its case in its customer. Nothing is loaded before a customer is chosen.
 */
export function CaseList({ enter, actions, notice }: { enter: Enter; actions: ReactNode; notice: ReactNode }) {
  const control = useCaseView();
  const { options, customer } = useCustomers(customerChoiceOf(control.view.filter));
  const filter = { ...control.view.filter, customerIds: customerIdsOf(customer) };
  const view = { ...control.view, filter };
  const cases = useCases({ ...control, view });
  const variables = customer === "" ? null : { customerid: customer === allCustomers ? null : customer };
  const counts = useGraphqlQuery(CaseCountsDocument, variables, { tags: ["cases"] });
  const total = counts.data?.getActionCaseStats.total;
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
        <Bar
          filter={filter}
          changeFilter={control.changeFilter}
          total={customer === "" ? "" : countText(cases.listed.total, total)}
          options={options}
        />
        {customer === "" ? (
          <p className={styles.choose}>{texts.chooseACustomerToSee}</p>
        ) : (
          <CaseRows control={{ ...control, view }} cases={cases} enter={enter} any={total !== 0} />
        )}
      </ListCard>
    </ListPage>
  );
}
