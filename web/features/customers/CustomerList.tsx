import { afterChoosingCustomer } from "@restride/domain/access/landing.ts";
import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import type { Route } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { CustomersDocument } from "../../generated/operations.ts";
import { roleOf } from "../../platform/profile.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { useListSearch } from "../../platform/use-list-search.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState } from "../../ui/States.tsx";
import type { Customer } from "./customer-columns.tsx";
import { customerColumns } from "./customer-columns.tsx";
import styles from "./CustomerList.module.css";

interface CustomerListProps {
  /** Enters a clinic; false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  /** Buttons of other subjects beside the search. */
  actions?: ReactNode;
}

/** The columns, with counts that lead into the customer's pages. */
function useColumns(open: (customer: Customer, path: string) => void) {
  const role = roleOf(useSignedIn());
  const link = (customer: Customer, text: string, route: Route): ReactNode =>
    roleMayOpen(route, role) ? (
      <button type="button" className={styles.count} onClick={() => open(customer, route.path)}>
        {text}
      </button>
    ) : (
      text
    );
  return customerColumns(role, {
    patients: (customer, text) => link(customer, text, routes.patientList),
    cases: (customer, text) => link(customer, text, routes.cases),
  });
}

/** The clinics a company user or super admin may enter. A row enters its clinic. */
export function CustomerList({ enter, actions }: CustomerListProps) {
  const { companyid = null } = useParams();
  const { typed, type, searchText, page, showPage } = useListSearch();
  const { current, pageSize } = page;
  const variables = useMemo(
    () => ({ input: { companyid, searchText, pagination: { current, pageSize } } }),
    [companyid, searchText, current, pageSize],
  );
  const { data, failure, loading, reload } = useAnswer(CustomersDocument, variables);
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();
  const role = roleOf(useSignedIn());
  const open = (customer: Customer, path: string): void =>
    void enter(customer._id).then((entered) => entered && navigate(path));
  const columns = useColumns(open);
  const answer = data?.getCustomers;
  return (
    <ListPage>
      <PageHead title="Customers">
        <SearchField label="Search customers" placeholder="Search" value={typed} onValue={type} />
        {actions}
      </PageHead>
      <ListCard>
        {failure && <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />}
        {answer?.total === 0 && <EmptyState title="No customers match" text="Try another name or code." />}
        {!failure && answer?.total !== 0 && (
          <DataTable<Customer>
            caption="Customers"
            columns={columns}
            rows={answer?.customers ?? null}
            rowKey={(customer) => customer._id}
            refreshing={loading}
            singleKeys={singleKeys}
            onOpen={(customer) => open(customer, afterChoosingCustomer(role))}
          />
        )}
        {answer?.total ? <Pager {...page} total={answer.total} sizes={pageSizes} onPage={showPage} /> : null}
      </ListCard>
      <p className={styles.hint}>Select a row to work as that customer.</p>
    </ListPage>
  );
}
