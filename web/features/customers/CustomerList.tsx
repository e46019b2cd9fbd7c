import { afterChoosingCustomer } from "@restride/domain/access/landing.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { pathOf, roleMayOpen, type RouteName, routes } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useListPlace, wayBack } from "../../platform/list-places.ts";
import { builtPages } from "../../platform/built-pages.ts";
import { roleOf } from "../../platform/profile.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { useListSearch } from "../../platform/use-list-search.ts";
import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowCards } from "../../ui/RowCards.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState, NoResult } from "../../ui/States.tsx";
import { useNarrow } from "../../ui/use-width.ts";
import { type Customer, customerColumns, EditLink } from "./customer-columns.tsx";
import styles from "./CustomerList.module.css";
import { addCustomerPath } from "./customers-path.ts";
import { CompanyNameDocument, CustomersDocument } from "./customers.graphql.ts";

interface CustomerListProps {
  /** Enters a clinic; false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  /** Buttons of other subjects beside the search. */
  actions?: ReactNode;
}

type Open = (customer: Customer, path: string) => void;

/** The columns, with counts that lead into the customer's pages. */
function useColumns(open: Open) {
  const role = roleOf(useSignedIn());
  const link = (customer: Customer, text: string, name: RouteName): ReactNode =>
    builtPages.has(name) && roleMayOpen(routes[name], role) ? (
      <button type="button" className={styles.count} onClick={() => open(customer, routes[name].path)}>
        {text}
      </button>
    ) : (
      text
    );
  return customerColumns(role, {
    patients: (customer, text) => link(customer, text, "patientList"),
    cases: (customer, text) => link(customer, text, "cases"),
  });
}

const Nobody = ({ searched }: { searched: boolean }) =>
  searched ? (
    <NoResult title="No customers match" text="Try another name or code." />
  ) : (
    <EmptyState title="No customers yet" text="Customers appear here once they are added or mapped to you." />
  );

interface RowsProps {
  customers: readonly Customer[] | null;
  loading: boolean;
  open: Open;
}

/** The customers as a table, or as cards in a narrow window. A row enters its customer. */
function Rows({ customers, loading, open }: RowsProps) {
  const columns = useColumns(open);
  const singleKeys = useSingleKeys();
  const narrow = useNarrow();
  const role = roleOf(useSignedIn());
  const enter = (customer: Customer): void => open(customer, afterChoosingCustomer(role));
  if (narrow) {
    return (
      <RowCards<Customer>
        rows={customers ?? []}
        keyOf={(customer) => customer._id}
        title={(customer) => customer.name}
        open={(customer) => () => enter(customer)}
        lines={(customer) => [
          [customer.accesscode, customer.contact.name].filter(Boolean).join(" · "),
          `${customer.patients} active ${customer.patients === 1 ? "patient" : "patients"} · ${customer.opencases} open ${customer.opencases === 1 ? "case" : "cases"}`,
        ]}
        actions={(customer) => roleMayOpen(routes.customerEdit, role) && <EditLink customer={customer} />}
      />
    );
  }
  return (
    <DataTable<Customer>
      caption="Customers"
      columns={columns}
      rows={customers}
      rowKey={(customer) => customer._id}
      refreshing={loading}
      singleKeys={singleKeys}
      onOpen={enter}
    />
  );
}

/** What stands beside the search: a super admin's way to the company's users, and adding. */
function HeadLinks({ company }: { company: string | null }) {
  const role = roleOf(useSignedIn());
  const users = company && `${pathOf("companyUsers")}?${new URLSearchParams({ companyid: company })}`;
  return (
    <>
      {role === Role.superAdmin && users && (
        <Link to={users} className={buttonClass({})}>
          Company users
        </Link>
      )}
      {roleMayOpen(routes.customerAdd, role) && (
        <Link
          to={addCustomerPath(role === Role.superAdmin ? company : null)}
          className={buttonClass({ variant: "primary" })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add
        </Link>
      )}
    </>
  );
}

/** Whose customers a super admin looks at. */
function CompanyCrumbs({ company }: { company: string }) {
  const { data } = useAsked(CompanyNameDocument, { companyid: company }, { about: ["companies"] });
  return (
    <Breadcrumb
      {...wayBack(pathOf("companies"))}
      list="Companies"
      page={data?.getCompany.company?.name ?? "Customers"}
    />
  );
}

/** The clinics a company user or super admin may enter. */
export function CustomerList({ enter, actions }: CustomerListProps) {
  const { companyid = null } = useParams();
  const { typed, type, searchText, page, showPage } = useListSearch();
  const { current, pageSize } = page;
  const input = { companyid, searchText, pagination: { current, pageSize } };
  const { data, failure, stale, loading, askAgain } = useAsked(
    CustomersDocument,
    { input },
    { about: ["customers", "cases"] },
  );
  const failed = stale ? null : failure;
  useListPlace(data !== null);
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const open: Open = (customer, path) => void enter(customer._id).then((entered) => entered && navigate(path));
  const answer = data?.getCustomers;
  return (
    <ListPage>
      {role === Role.superAdmin && companyid && <CompanyCrumbs company={companyid} />}
      <PageHead title="Customers">
        <SearchField label="Search customers" placeholder="Search" value={typed} onValue={type} />
        {actions}
        <HeadLinks company={companyid} />
      </PageHead>
      <ListCard>
        {failed && <ErrorState message={failed} safe="Nothing was changed." onRetry={askAgain} />}
        {!failed && answer?.total === 0 && <Nobody searched={searchText !== ""} />}
        {!failed && answer?.total !== 0 && <Rows customers={answer?.customers ?? null} loading={loading} open={open} />}
        {answer?.total ? <Pager {...page} total={answer.total} sizes={pageSizes} onPage={showPage} /> : null}
      </ListCard>
      <p className={styles.hint}>Select a row to work as that customer.</p>
    </ListPage>
  );
}
