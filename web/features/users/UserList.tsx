import { type Role, roleName } from "@restride/domain/access/roles.ts";
import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useListPlace } from "../../platform/list-places.ts";
import { useSingleKeys } from "../../platform/single-keys.ts";
import { useAsked } from "../../platform/use-asked.ts";
import { useListFilter, useListSearch, useNameOrder } from "../../platform/use-list-search.ts";
import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { ListCard, ListPage } from "../../ui/ListCard.tsx";
import { Avatar } from "../../ui/Marks.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowCards } from "../../ui/RowCards.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { EmptyState, ErrorState, NoResult } from "../../ui/States.tsx";
import { useNarrow } from "../../ui/use-width.ts";
import { ChooseCompany } from "./ChooseCompany.tsx";
import { useUserActions } from "./use-user-actions.ts";
import { type ListedUser, ResetPassword, StatusSwitch, userColumns } from "./user-columns.tsx";
import { nameOf } from "./user-values.ts";
import { namedIn, type UsersPlace, useUsersPlace } from "./users-place.ts";
import { UsersCompanyDocument, UsersDocument } from "./users.graphql.ts";

const statuses = [
  { value: "", text: "Active" },
  { value: "inactive", text: "Inactive" },
] as const;

/** A page of the place's users, active or inactive, by name; the head of the column turns the order around. */
function useUsers(place: UsersPlace) {
  const search = useListSearch();
  const [status, setStatus] = useListFilter("status");
  const { sort, turn } = useNameOrder();
  const { searchText, page } = search;
  const { current, pageSize } = page;
  const asked = { page: current, size: pageSize, searchText, sorter: sort, active: status !== "inactive" };
  const pagination = { ...namedIn(place), ...asked, onlyusers: true };
  const { data, ...rest } = useAsked(UsersDocument, place.id === null ? null : { pagination }, { about: ["users"] });
  useListPlace(data !== null);
  return { ...rest, search, status, setStatus, sort, turn, answer: data?.getUsers };
}

const Nobody = ({ searched, status }: { searched: boolean; status: string }) =>
  searched || status === "inactive" ? (
    <NoResult title="No users match" text="Try another name or email, or the other status." />
  ) : (
    <EmptyState title="No users yet" text="Users appear here once they are added." />
  );

const Add = ({ to }: { to: string }) => (
  <Link to={to} className={buttonClass({ variant: "primary", capitals: true })}>
    <Plus size={16} strokeWidth={1.75} aria-hidden />
    ADD
  </Link>
);

/** Whose users a super admin looks at, and the way back to its customers. */
function CompanyCrumbs({ company }: { company: string }) {
  const { data } = useAsked(UsersCompanyDocument, { companyid: company }, { about: ["companies"] });
  const to = pathOf("companyCustomers", { companyid: company });
  return <Breadcrumb to={to} list={data?.getCompany.company?.name ?? "Customers"} page="Users" />;
}

type Listing = ReturnType<typeof useUsers>;

/** The users as a table, or as cards in a narrow window. A row opens its user. */
function Rows({ place, listing }: { place: UsersPlace; listing: Listing }) {
  const { answer, loading, sort, turn } = listing;
  const actions = useUserActions(place);
  const singleKeys = useSingleKeys();
  const narrow = useNarrow();
  const navigate = useNavigate();
  if (narrow) {
    return (
      <RowCards<ListedUser>
        rows={answer?.users ?? []}
        keyOf={(user) => user._id}
        title={nameOf}
        open={(user) => place.edit(user._id)}
        picture={(user) => <Avatar name={nameOf(user)} image={user.userimage} size={40} />}
        lines={(user) => [user.email, roleName(user.role as Role)]}
        actions={(user) => (
          <>
            <StatusSwitch user={user} actions={actions} />
            <ResetPassword user={user} actions={actions} />
          </>
        )}
      />
    );
  }
  return (
    <DataTable<ListedUser>
      caption="Users"
      columns={userColumns(actions)}
      rows={answer?.users ?? null}
      rowKey={(user) => user._id}
      refreshing={loading}
      sort={sort}
      onSort={turn}
      singleKeys={singleKeys}
      onOpen={(user) => void navigate(place.edit(user._id), { state: { user } })}
    />
  );
}

/** The users of the clinic, or below /cusers of the company. */
export function UserList() {
  const place = useUsersPlace();
  const listing = useUsers(place);
  const { answer, failure, stale, askAgain, search, status, setStatus } = listing;
  const failed = stale ? null : failure;
  if (place.id === null) return <ChooseCompany />;
  return (
    <ListPage>
      {place.company !== null && <CompanyCrumbs company={place.company} />}
      <PageHead title={routes.users.title}>
        <Segmented label="Status" value={status} options={statuses} onValue={setStatus} />
        <SearchField label="Search users" placeholder="Search" value={search.typed} onValue={search.type} />
        <Add to={place.add} />
      </PageHead>
      <ListCard>
        {failed && <ErrorState message={failed} safe="Nothing was changed." onRetry={askAgain} />}
        {!failed && answer?.total === 0 && <Nobody searched={search.searchText !== ""} status={status} />}
        {!failed && answer?.total !== 0 && <Rows place={place} listing={listing} />}
        {answer?.total ? (
          <Pager {...search.page} total={answer.total} sizes={pageSizes} onPage={search.showPage} />
        ) : null}
      </ListCard>
    </ListPage>
  );
}
