import { pageSizes } from "@restride/domain/values/page.ts";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { type CustomersQuery, CustomersDocument } from "../../generated/operations.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { EmptyState, ErrorState } from "../../ui/States.tsx";
import { useListAddress } from "../../ui/use-list-address.ts";

type Customer = NonNullable<CustomersQuery["getCustomers"]["customers"]>[number];

const columns: readonly Column<Customer>[] = [
  { key: "name", title: "Name", pin: "left", cell: ({ name }) => <b>{name}</b> },
  { key: "accesscode", title: "Access Code", cell: ({ accesscode }) => accesscode },
  { key: "contact", title: "Contact Person", cell: ({ contact }) => contact.name || "—" },
  { key: "info", title: "Contact Info", cell: ({ contact }) => contact.email || contact.phone || "—" },
  { key: "patients", title: "Active Patients", align: "right", cell: ({ patients }) => patients },
  { key: "opencases", title: "Open Cases", align: "right", cell: ({ opencases }) => opencases },
];

/** The clinics of a company. Choosing one enters it; how that is done is the application's matter. */
export function CustomersList({ onEnter }: { onEnter: (customerId: string) => Promise<void> }) {
  const { companyid } = useParams();
  const singleKeys = useSingleKeys();
  const { search, page, searchFor, showPage } = useListAddress(20);
  const [entering, setEntering] = useState(false);
  const { current, pageSize } = page;
  const variables = useMemo(
    () => ({ input: { companyid, searchText: search, pagination: { current, pageSize } } }),
    [companyid, search, current, pageSize],
  );
  const { data, failure, loading, reload } = useAnswer(CustomersDocument, variables);
  const customers = data?.getCustomers.customers ?? null;
  const enter = async ({ _id }: Customer) => {
    if (entering) return;
    setEntering(true);
    await onEnter(_id);
    setEntering(false);
  };
  return (
    <ListPage>
      <PageHead title="Customers">
        <SearchField label="name or access code" value={search} onSearch={searchFor} />
      </PageHead>
      <ListCard>
        {failure && !customers && <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />}
        {customers?.length === 0 && (
          <EmptyState title="No customers" text="No customer has this name or access code." />
        )}
        {!failure && customers?.length !== 0 && (
          <DataTable
            caption="Customers"
            columns={columns}
            rows={customers}
            rowKey={({ _id }) => _id}
            refreshing={loading || entering}
            onOpen={(customer) => void enter(customer)}
            singleKeys={singleKeys}
          />
        )}
        <Pager {...page} total={data?.getCustomers.total ?? 0} sizes={pageSizes} onPage={showPage} />
      </ListCard>
    </ListPage>
  );
}
