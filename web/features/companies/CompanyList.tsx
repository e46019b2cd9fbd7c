import { pathOf } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { ListedCompanyFragment } from "../../generated/operations.ts";
import { CompaniesDocument } from "../../generated/operations.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { useListSearch } from "../../platform/use-list-search.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState } from "../../ui/States.tsx";

type Company = ListedCompanyFragment;

const text = (title: string, cell: (row: Company) => string): Column<Company> => ({ key: title, title, cell });

const columns: readonly Column<Company>[] = [
  { key: "name", title: "Name", pin: "left", cell: (row) => <strong>{row.name}</strong> },
  text("Phone", (row) => row.phone ?? "—"),
  text("Email", (row) => row.email ?? "—"),
  text("Contact Name", (row) => row.contact.name),
  text("Contact Email", (row) => row.contact.email),
  text("Contact Phone", (row) => row.contact.phone),
  text("City", (row) => row.address.city),
  text("State", (row) => row.address.state),
  text("Zip", (row) => row.address.zip),
];

/** The companies that run the programme. A row leads to its customers. */
export function CompanyList() {
  const { typed, type, searchText, page, showPage } = useListSearch();
  const { current, pageSize } = page;
  const variables = useMemo(
    () => ({ input: { searchText, pagination: { current, pageSize } } }),
    [searchText, current, pageSize],
  );
  const { data, failure, loading, reload } = useAnswer(CompaniesDocument, variables);
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();
  const answer = data?.getCompanies;
  return (
    <ListPage>
      <PageHead title="Companies">
        <SearchField label="Search companies" placeholder="Search" value={typed} onValue={type} />
      </PageHead>
      <ListCard>
        {failure && <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />}
        {answer?.total === 0 && <EmptyState title="No companies match" text="Try another name." />}
        {!failure && answer?.total !== 0 && (
          <DataTable<Company>
            caption="Companies"
            columns={columns}
            rows={answer?.companies ?? null}
            rowKey={(company) => company._id}
            refreshing={loading}
            singleKeys={singleKeys}
            onOpen={(company) => void navigate(pathOf("companyCustomers", { companyid: company._id }))}
          />
        )}
        {answer?.total ? <Pager {...page} total={answer.total} sizes={pageSizes} onPage={showPage} /> : null}
      </ListCard>
    </ListPage>
  );
}
