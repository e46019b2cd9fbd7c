import { pathOf } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useListed } from "../../platform/calls/use-listed.ts";
import { useListSearch } from "../../platform/page/use-list-search.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { AddLink, RecordList } from "../../ui/list/RecordList.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { CompaniesDocument, type ListedCompanyFragment } from "./companies.graphql.ts";
import * as texts from "./companies-texts.ts";

const SecurityEventsDialog = lazyOverlay(async () => (await import("./SecurityEventsDialog.tsx")).SecurityEventsDialog);

type Company = ListedCompanyFragment;

const text = (title: string, cell: (row: Company) => string): Column<Company> => ({
  key: title,
  title,
  cell: (row) => cell(row) || "—",
});

const EditLink = ({ company }: { company: Company }) => (
  <Link to={pathOf("companyEdit", { id: company._id })} aria-label={texts.editName(company.name)}>
    {texts.edit}
  </Link>
);

const columns: readonly Column<Company>[] = [
  { key: "name", title: texts.name, pin: "left", cell: (row) => <strong>{row.name}</strong> },
  text(texts.phone, (row) => shownPhone(row.phone ?? "")),
  text(texts.email, (row) => row.email ?? ""),
  text(texts.contactName, (row) => row.contact.name),
  text(texts.contactEmail, (row) => row.contact.email),
  text(texts.contactPhone, (row) => shownPhone(row.contact.phone)),
  text(texts.city, (row) => row.address.city),
  text(texts.state, (row) => row.address.state),
  text(texts.zip, (row) => row.address.zip),
  { key: "edit", title: texts.edit, pin: "right", cell: (row) => <EditLink company={row} /> },
];

const customersOf = ({ _id }: Company): string => pathOf("companyCustomers", { companyid: _id });

const CompanyCards = ({ companies }: { companies: readonly Company[] }) => (
  <RowCards<Company>
    rows={companies}
    title={(company) => company.name}
    open={customersOf}
    lines={({ email, phone, address }) => [
      [email, shownPhone(phone ?? "")].filter(Boolean).join(" · "),
      [address.city, address.state].filter(Boolean).join(", "),
    ]}
    actions={(company) => <EditLink company={company} />}
  />
);

/** Button and dialog for events that may be signs of an attack. */
function SecurityEvents() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.securityEvents}</Button>
      {isOpen && <SecurityEventsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Page with the companies that run the programme. A row opens the company's customers. */
export function CompanyList({ notice }: { notice: ReactNode }) {
  const search = useListSearch();
  const { searchText, page } = search;
  const listed = useListed(
    CompaniesDocument,
    { input: { searchText, pagination: page } },
    { tags: ["companies"], read: ({ getCompanies: { companies, total } }) => ({ rows: companies, total }) },
  );
  return (
    <RecordList<Company>
      title={texts.companies}
      tabs={notice}
      search={search}
      placeholder={texts.search}
      listed={listed}
      sizes={pageSizes}
      none={{
        title: texts.noCompaniesYet,
        text: texts.aCompanyRunsTheProgramme,
        add: { to: pathOf("companyAdd"), text: texts.addTheFirstCompany },
      }}
      noMatch={{ title: texts.noCompaniesMatch, text: texts.tryAnotherName }}
      isFiltered={searchText !== ""}
      actions={
        <>
          <SecurityEvents />
          <AddLink to={pathOf("companyAdd")} text={texts.add} />
        </>
      }
      columns={columns}
      cards={(companies) => <CompanyCards companies={companies} />}
      open={customersOf}
    />
  );
}
