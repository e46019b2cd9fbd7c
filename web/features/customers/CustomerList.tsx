import { afterChoosingCustomer } from "@restride/domain/access/landing.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { caseListPath, openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import { pathOf, roleMayOpen, type RouteName, routes } from "@restride/domain/access/routes.ts";
import { activePatientsPath } from "@restride/domain/patients/list/patient-list-path.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { wayBack } from "../../platform/storage/list-places.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useListed } from "../../platform/calls/use-listed.ts";
import { useListSearch } from "../../platform/page/use-list-search.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import { AddLink, RecordList } from "../../ui/list/RecordList.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { type CountLinks, type Customer, customerColumns, EditLink } from "./customer-columns.tsx";
import styles from "./CustomerList.module.css";
import { addCustomerPath } from "./customers-path.ts";
import { CompanyNameDocument, CustomersDocument } from "./customers.graphql.ts";
import * as texts from "./customers-texts.ts";

interface CustomerListProps {
  /** Enters a clinic; resolves to false when that was refused. */
  enter: (customerId: string) => Promise<boolean>;
  /** Buttons of other features beside the search. */
  actions?: ReactNode;
}

type Open = (customer: Customer, path: string) => void;

/** Returns functions that render counts as links into the customer's pages. */
function useCountLinks(open: Open): CountLinks {
  const role = roleOf(useSignedIn());
  const link = (customer: Customer, text: string, name: RouteName, path: string): ReactNode =>
    roleMayOpen(routes[name], role) ? (
      <button type="button" className={styles.count} onClick={() => open(customer, path)}>
        {text}
      </button>
    ) : (
      text
    );
  return {
    patients: (customer, text) => link(customer, text, "patientList", activePatientsPath()),
    cases: (customer, text, statuses) => link(customer, text, "cases", caseListPath(customer._id, statuses)),
  };
}

interface CustomerCardsProps {
  customers: readonly Customer[];
  enter: (customer: Customer) => void;
  mayEdit: boolean;
  links: CountLinks;
}

const CustomerCards = ({ customers, enter, mayEdit, links }: CustomerCardsProps) => (
  <RowCards<Customer>
    rows={customers}
    title={(customer) => customer.name}
    open={(customer) => () => enter(customer)}
    lines={(customer) => [[customer.accesscode, customer.contact.name].filter(Boolean).join(" · ")]}
    actions={(customer) => (
      <>
        {links.patients(customer, texts.activePatientCount(customer.patients))}
        {links.cases(customer, texts.openCaseCount(customer.opencases), openStatuses)}
        {mayEdit && <EditLink customer={customer} />}
      </>
    )}
  />
);

/** Links beside the search: adding a customer, and for a super admin the company's users and content. */
function HeadLinks({ company }: { company: string | null }) {
  const role = roleOf(useSignedIn());
  const ofCompany = (name: RouteName) => company && `${pathOf(name)}?${new URLSearchParams({ companyid: company })}`;
  const [users, content] = [ofCompany("companyUsers"), ofCompany("contentCarePlans")];
  return (
    <>
      {role === Role.superAdmin && users && (
        <Link to={users} className={buttonClass({})}>
          {texts.companyUsers}
        </Link>
      )}
      {role === Role.superAdmin && content && (
        <Link to={content} className={buttonClass({})}>
          {texts.content}
        </Link>
      )}
      {roleMayOpen(routes.customerAdd, role) && (
        <AddLink to={addCustomerPath(role === Role.superAdmin ? company : null)} text={texts.add} />
      )}
    </>
  );
}

/** Breadcrumb with the company whose customers a super admin views. */
function CompanyCrumbs({ company }: { company: string }) {
  const { data } = useGraphqlQuery(CompanyNameDocument, { companyid: company }, { tags: ["companies"] });
  return (
    <Breadcrumb
      {...wayBack(pathOf("companies"))}
      list={texts.companies}
      page={data?.getCompany.company?.name ?? texts.customers}
    />
  );
}

/** Page with the clinics that a company user or super admin may enter. A row enters its customer. */
export function CustomerList({ enter, actions }: CustomerListProps) {
  const { companyid = null } = useParams();
  const search = useListSearch();
  const { searchText, page } = search;
  const listed = useListed(
    CustomersDocument,
    { input: { companyid, searchText, pagination: page } },
    { tags: ["customers", "cases"], read: ({ getCustomers: { customers, total } }) => ({ rows: customers, total }) },
  );
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const open: Open = (customer, path) => void enter(customer._id).then((entered) => entered && navigate(path));
  const links = useCountLinks(open);
  const work = (customer: Customer): void => open(customer, afterChoosingCustomer(role));
  const mayEdit = roleMayOpen(routes.customerEdit, role);
  return (
    <RecordList<Customer>
      title={texts.customers}
      above={role === Role.superAdmin && companyid && <CompanyCrumbs company={companyid} />}
      search={search}
      placeholder={texts.search}
      listed={listed}
      sizes={pageSizes}
      none={{
        title: texts.noCustomersYet,
        text: texts.aCustomerIsAClinic,
        add: roleMayOpen(routes.customerAdd, role)
          ? { to: addCustomerPath(role === Role.superAdmin ? companyid : null), text: texts.addTheFirstCustomer }
          : undefined,
      }}
      noMatch={{ title: texts.noCustomersMatch, text: texts.tryAnotherNameOrCode }}
      isFiltered={searchText !== ""}
      actions={
        <>
          {actions}
          <HeadLinks company={companyid} />
        </>
      }
      columns={customerColumns(role, links)}
      cards={(customers) => <CustomerCards customers={customers} enter={work} mayEdit={mayEdit} links={links} />}
      open={(customer) => () => work(customer)}
      below={<p className={styles.hint}>{texts.selectARowToWork}</p>}
    />
  );
}
