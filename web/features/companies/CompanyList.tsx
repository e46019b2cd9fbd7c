import { pathOf } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useListPlace } from "../../platform/list-places.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { useListSearch } from "../../platform/use-list-search.ts";
import { buttonClass } from "../../ui/Button.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowCards } from "../../ui/RowCards.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState, NoResult } from "../../ui/States.tsx";
import { useNarrow } from "../../ui/use-width.ts";
import { CompaniesDocument, type ListedCompanyFragment } from "./companies.graphql.ts";

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

const Nobody = ({ searched }: { searched: boolean }) =>
  searched ? (
    <NoResult title="No companies match" text="Try another name." />
  ) : (
    <EmptyState title="No companies yet" text="Companies appear here once they are added." />
  );

/** The companies as a table, or as cards in a narrow window. A row leads to its customers. */
function Rows({ companies, loading }: { companies: readonly Company[] | null; loading: boolean }) {
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();
  if (useNarrow()) {
    return (
      <RowCards<Company>
        rows={companies ?? []}
        keyOf={(company) => company._id}
        title={(company) => company.name}
        open={customersOf}
        lines={({ email, phone, address }) => [
          [email, shownPhone(phone ?? "")].filter(Boolean).join(" · "),
          [address.city, address.state].filter(Boolean).join(", "),
        ]}
        actions={(company) => <EditLink company={company} />}
      />
    );
  }
  return (
    <DataTable<Company>
      caption="Companies"
      columns={columns}
      rows={companies}
      rowKey={(company) => company._id}
      refreshing={loading}
      singleKeys={singleKeys}
      onOpen={(company) => void navigate(customersOf(company))}
    />
  );
}

/** The companies that run the programme. */
export function CompanyList() {
  const { typed, type, searchText, page, showPage } = useListSearch();
  const { current, pageSize } = page;
  const input = { searchText, pagination: { current, pageSize } };
  const { data, failure, stale, loading, askAgain } = useAsked(CompaniesDocument, { input }, { about: ["companies"] });
  const failed = stale ? null : failure;
  useListPlace(data !== null);
  const answer = data?.getCompanies;
  return (
    <ListPage>
      <PageHead title="Companies">
        <SearchField label="Search companies" placeholder="Search" value={typed} onValue={type} />
        <Link to={pathOf("companyAdd")} className={buttonClass({ variant: "primary" })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add
        </Link>
      </PageHead>
      <ListCard>
        {failed && <ErrorState message={failed} safe="Nothing was changed." onRetry={askAgain} />}
        {!failed && answer?.total === 0 && <Nobody searched={searchText !== ""} />}
        {!failed && answer?.total !== 0 && <Rows companies={answer?.companies ?? null} loading={loading} />}
        {answer?.total ? <Pager {...page} total={answer.total} sizes={pageSizes} onPage={showPage} /> : null}
      </ListCard>
    </ListPage>
  );
}
