import { roleName } from "@restride/domain/access/roles.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { ChevronDown, KeyRound, LogOut } from "lucide-react";
import { Link } from "react-router";
import { roleOf } from "../platform/profile.ts";
import { useSignedIn } from "../platform/stores.ts";
import { Avatar } from "../ui/Marks.tsx";
import { MenuAction, MenuButton, menuItemClass, MenuLine } from "../ui/MenuButton.tsx";
import { askToLogOut } from "./LogOutDialog.tsx";
import styles from "./ProfileMenu.module.css";
import { ProfileSettings } from "./ProfileSettings.tsx";

/** What the profile menu holds; the narrow header's drawer shows it too. */
export function ProfileItems({ close }: { close: () => void }) {
  const profile = useSignedIn();
  return (
    <>
      <div className={styles.who}>
        <strong>
          {profile.user.firstname} {profile.user.lastname}
        </strong>
        <span>{roleName(roleOf(profile))}</span>
        <span>{profile.user.email}</span>
      </div>
      <MenuLine />
      <Link to={routes.resetPassword.path} data-menu-item className={menuItemClass} onClick={close}>
        <KeyRound />
        Reset Password
      </Link>
      <ProfileSettings />
      <MenuLine />
      <MenuAction
        icon={<LogOut />}
        onClick={() => {
          close();
          askToLogOut();
        }}
      >
        Logout
      </MenuAction>
    </>
  );
}

/** The person who is signed in, and what they can do about themselves. */
export function ProfileMenu() {
  const { user } = useSignedIn();
  const name = `${user.firstname} ${user.lastname}`;
  return (
    <div className={styles.place}>
      <MenuButton
        align="right"
        className={styles.opener}
        button={
          <>
            <Avatar name={name} image={user.userimage ?? ""} />
            <span className="visually-hidden">Profile of {name}</span>
            <span className={styles.name} aria-hidden>
              {name}
            </span>
            <ChevronDown size={15} />
          </>
        }
      >
        {(close) => (
          <div className={styles.menu}>
            <ProfileItems close={close} />
          </div>
        )}
      </MenuButton>
    </div>
  );
}
