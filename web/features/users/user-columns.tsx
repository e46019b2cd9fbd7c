import { type Role, roleName } from "@restride/domain/access/roles.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Avatar, Tag } from "../../ui/look/Marks.tsx";
import { Switch } from "../../ui/field/Switch.tsx";
import styles from "./UserList.module.css";
import { nameOf } from "./user-values.ts";
import type { ListedUserFragment } from "./users.graphql.ts";

export type ListedUser = ListedUserFragment;

/** Actions of a user in the list, and the reason why the switch is disabled. */
export interface UserActions {
  readonly switchActive: (user: ListedUser, active: boolean) => void;
  readonly resetPassword: (user: ListedUser) => void;
  readonly whyFixed: (user: ListedUser) => string | null;
}

export const StatusSwitch = ({ user, actions }: { user: ListedUser; actions: UserActions }) => (
  <Switch
    label={`${nameOf(user)} is active`}
    on={user.active}
    text={user.active ? "ACTIVE" : "INACTIVE"}
    reason={actions.whyFixed(user)}
    onSwitch={(active) => actions.switchActive(user, active)}
  />
);

export const ResetPassword = ({ user, actions }: { user: ListedUser; actions: UserActions }) => (
  <button
    type="button"
    className={styles.link}
    aria-label={`Reset Password of ${nameOf(user)}`}
    onClick={() => actions.resetPassword(user)}
  >
    Reset Password
  </button>
);

/** Returns the columns of the list. */
export const userColumns = (actions: UserActions): readonly Column<ListedUser>[] => [
  {
    key: "name",
    title: "NAME",
    sortBy: "name",
    pin: "left",
    cell: (user) => (
      <span className={styles.name}>
        <Avatar name={nameOf(user)} image={user.userimage} />
        {nameOf(user)}
      </span>
    ),
  },
  { key: "email", title: "EMAIL", cell: (user) => <span className={styles.quiet}>{user.email}</span> },
  { key: "role", title: "ROLE", cell: (user) => <Tag>{roleName(user.role as Role)}</Tag> },
  { key: "status", title: "STATUS", cell: (user) => <StatusSwitch user={user} actions={actions} /> },
  { key: "action", title: "ACTION", pin: "right", cell: (user) => <ResetPassword user={user} actions={actions} /> },
];
