import { type Role, roleName } from "@restride/domain/access/roles.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Avatar, Tag } from "../../ui/look/Marks.tsx";
import { Switch } from "../../ui/field/Switch.tsx";
import styles from "./UserList.module.css";
import { nameOf } from "./user-values.ts";
import type { ListedUserFragment } from "./users.graphql.ts";
import * as texts from "./users-texts.ts";

export type ListedUser = ListedUserFragment;

/** Actions of a user in the list, and the reason why the switch is disabled. */
export interface UserActions {
  readonly switchActive: (user: ListedUser, active: boolean) => void;
  readonly resetPassword: (user: ListedUser) => void;
  readonly whyFixed: (user: ListedUser) => string | null;
}

export const StatusSwitch = ({ user, actions }: { user: ListedUser; actions: UserActions }) => (
  <Switch
    label={texts.activeUserLabel(nameOf(user))}
    on={user.active}
    text={user.active ? texts.active : texts.inactive}
    reason={actions.whyFixed(user)}
    onSwitch={(active) => actions.switchActive(user, active)}
  />
);

export const ResetPassword = ({ user, actions }: { user: ListedUser; actions: UserActions }) => (
  <button
    type="button"
    className={styles.link}
    aria-label={texts.resetPasswordOf(nameOf(user))}
    onClick={() => actions.resetPassword(user)}
  >
    {texts.resetPassword}
  </button>
);

/** Returns the columns of the list. */
export const userColumns = (actions: UserActions): readonly Column<ListedUser>[] => [
  {
    key: "name",
    title: texts.name,
    sortBy: "name",
    pin: "left",
    cell: (user) => (
      <span className={styles.name}>
        <Avatar name={nameOf(user)} image={user.userimage} />
        {nameOf(user)}
      </span>
    ),
  },
  { key: "email", title: texts.emailHeading, cell: (user) => <span className={styles.mutedText}>{user.email}</span> },
  { key: "role", title: texts.roleHeading, cell: (user) => <Tag>{roleName(user.role as Role)}</Tag> },
  { key: "status", title: texts.status, cell: (user) => <StatusSwitch user={user} actions={actions} /> },
  { key: "action", title: texts.action, pin: "right", cell: (user) => <ResetPassword user={user} actions={actions} /> },
];
