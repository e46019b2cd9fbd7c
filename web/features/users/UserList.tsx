import { type Role, roleName } from "@restride/domain/access/roles.ts";
import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import type { ReactNode } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useListed } from "../../platform/calls/use-listed.ts";
import { useListFilter, useListSearch, useNameOrder } from "../../platform/page/use-list-search.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { AddLink, RecordList } from "../../ui/list/RecordList.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { ChooseCompany } from "./ChooseCompany.tsx";
import { useUserActions } from "./use-user-actions.ts";
import { type ListedUser, ResetPassword, StatusSwitch, type UserActions, userColumns } from "./user-columns.tsx";
import { nameOf } from "./user-values.ts";
import { namedIn, type UsersPlace, useUsersPlace } from "./users-place.ts";
import { UsersCompanyDocument, UsersDocument } from "./users.graphql.ts";
import * as texts from "./users-texts.ts";

const statuses = [
  { value: "", text: texts.activeText },
  { value: "inactive", text: texts.inactiveText },
] as const;

/** Loads a page of the place's users, active or inactive, by name; the column header reverses the order. */
function useUsers(place: UsersPlace) {
  const search = useListSearch();
  const [status, setStatus] = useListFilter("status");
  const { sort, turn } = useNameOrder();
  const { searchText, page } = search;
  const variables = {
    page: page.current,
    size: page.pageSize,
    searchText,
    sorter: sort,
    active: status !== "inactive",
    onlyusers: true,
  };
  const listed = useListed(
    UsersDocument,
    place.id === null ? null : { pagination: { ...namedIn(place), ...variables } },
    {
      tags: ["users"],
      read: ({ getUsers: { users, total } }) => ({ rows: users, total }),
    },
  );
  return { listed, search, status, setStatus, sort, turn };
}

/** Breadcrumb for a super admin who views a company's users, with a link to the company's customers. */
function CompanyCrumbs({ company }: { company: string }) {
  const { data } = useGraphqlQuery(UsersCompanyDocument, { companyid: company }, { tags: ["companies"] });
  const to = pathOf("companyCustomers", { companyid: company });
  return <Breadcrumb to={to} list={data?.getCompany.company?.name ?? texts.customers} page={texts.users} />;
}

interface UserCardsProps {
  users: readonly ListedUser[];
  actions: UserActions;
  open: (user: ListedUser) => string;
}

const UserCards = ({ users, actions, open }: UserCardsProps) => (
  <RowCards<ListedUser>
    rows={users}
    title={nameOf}
    open={open}
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

/** Page with the users of the clinic, or below /cusers of the company. A row opens its user. */
export function UserList({
  notice,
}: {
  notice: (place: { customerid: string | null } | { companyid: string | null }) => ReactNode;
}) {
  const place = useUsersPlace();
  const { listed, search, status, setStatus, sort, turn } = useUsers(place);
  const actions = useUserActions(place);
  if (place.id === null) return <ChooseCompany />;
  const open = ({ _id }: ListedUser): string => place.edit(_id);
  return (
    <RecordList<ListedUser>
      title={routes.users.title}
      above={place.company !== null && <CompanyCrumbs company={place.company} />}
      tabs={notice(namedIn(place))}
      filters={<Segmented label={texts.statusText} value={status} options={statuses} onValue={setStatus} />}
      search={search}
      placeholder={texts.search}
      listed={listed}
      sizes={pageSizes}
      none={{
        title: texts.noUsersYet,
        text: texts.aUserSignsInToThis,
        add: { to: place.add, text: texts.addTheFirstUser },
      }}
      noMatch={{ title: texts.noUsersMatch, text: texts.tryAnotherNameOrEmail }}
      isFiltered={search.searchText !== "" || status === "inactive"}
      actions={<AddLink to={place.add} text={texts.add} />}
      columns={userColumns(actions)}
      cards={(users) => <UserCards users={users} actions={actions} open={open} />}
      open={open}
      linkState={(user) => ({ user })}
      sort={sort}
      onSort={turn}
    />
  );
}
