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

const SecurityEventsDialog = lazyOverlay(async () => (await import("./SecurityEventsDialog.tsx")).SecurityEventsDialog);

type Company = ListedCompanyFragment;

const text = (title: string, cell: (row: Company) => string): Column<Company> => ({
  key: title,
  title,
  cell: (row) => cell(row) || "—",
});

const EditLink = ({ company }: { company: Company }) => (
  <Link to={pathOf("companyEdit", { id: company._id })} aria-label={`Edit ${company.name}`}>
    Edit
  </Link>
);

const columns: readonly Column<Company>[] = [
  { key: "name", title: "Name", pin: "left", cell: (row) => <strong>{row.name}</strong> },
  text("Phone", (row) => shownPhone(row.phone ?? "")),
  text("Email", (row) => row.email ?? ""),
  text("contact name", (row) => row.contact.name),
  text("contact email", (row) => row.contact.email),
  text("contact phone", (row) => shownPhone(row.contact.phone)),
  text("City", (row) => row.address.city),
  text("State", (row) => row.address.state),
  text("Zip", (row) => row.address.zip),
  { key: "edit", title: "Edit", pin: "right", cell: (row) => <EditLink company={row} /> },
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
      <Button onClick={() => setOpen(true)}>Security events</Button>
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
      title="Companies"
      tabs={notice}
      search={search}
      placeholder="Search"
      listed={listed}
      sizes={pageSizes}
      none={{
        title: "No companies yet",
        text: "A company runs the programme for many clinics, with content and staff of its own.",
        add: { to: pathOf("companyAdd"), text: "Add the first company" },
      }}
      noMatch={{ title: "No companies match", text: "Try another name." }}
      isNarrowed={searchText !== ""}
      actions={
        <>
          <SecurityEvents />
          <AddLink to={pathOf("companyAdd")} text="Add" />
        </>
      }
      columns={columns}
      cards={(companies) => <CompanyCards companies={companies} />}
      open={customersOf}
    />
  );
}
