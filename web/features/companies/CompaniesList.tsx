import { pathOf } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { type CompaniesQuery, CompaniesDocument } from "../../generated/operations.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState } from "../../ui/States.tsx";
import { useListAddress } from "../../ui/use-list-address.ts";

type Company = NonNullable<CompaniesQuery["getCompanies"]["companies"]>[number];

const columns: readonly Column<Company>[] = [
  { key: "name", title: "Name", pin: "left", cell: ({ name }) => <b>{name}</b> },
  { key: "phone", title: "Phone", cell: ({ phone }) => phone || "—" },
  { key: "email", title: "Email", cell: ({ email }) => email || "—" },
  { key: "contact", title: "Contact - Name", cell: ({ contact }) => contact.name || "—" },
  { key: "contactEmail", title: "Contact - Email", cell: ({ contact }) => contact.email || "—" },
  { key: "contactPhone", title: "Contact - Phone", cell: ({ contact }) => contact.phone || "—" },
  { key: "city", title: "City", cell: ({ address }) => address.city || "—" },
  { key: "state", title: "State", cell: ({ address }) => address.state || "—" },
  { key: "zip", title: "Zip", cell: ({ address }) => address.zip || "—" },
];

/** The companies that run the programme; a row leads to the company's clinics. */
export function CompaniesList() {
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();
  const { search, page, searchFor, showPage } = useListAddress(20);
  const { current, pageSize } = page;
  const variables = useMemo(
    () => ({ input: { searchText: search, pagination: { current, pageSize } } }),
    [search, current, pageSize],
  );
  const { data, failure, loading, reload } = useAnswer(CompaniesDocument, variables);
  const companies = data?.getCompanies.companies ?? null;
  return (
    <ListPage>
      <PageHead title="Companies">
        <SearchField label="name" value={search} onSearch={searchFor} />
      </PageHead>
      <ListCard>
        {failure && !companies && <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />}
        {companies?.length === 0 && <EmptyState title="No companies" text="No company has this name." />}
        {!failure && companies?.length !== 0 && (
          <DataTable
            caption="Companies"
            columns={columns}
            rows={companies}
            rowKey={({ _id }) => _id}
            refreshing={loading}
            onOpen={({ _id }) => void navigate(pathOf("companyCustomers", { companyid: _id }))}
            singleKeys={singleKeys}
          />
        )}
        <Pager {...page} total={data?.getCompanies.total ?? 0} sizes={pageSizes} onPage={showPage} />
      </ListCard>
    </ListPage>
  );
}
