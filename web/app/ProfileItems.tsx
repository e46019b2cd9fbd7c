import { routes } from "@restride/domain/access/routes.ts";
import { KeyRound, LogOut } from "lucide-react";
import { Link } from "react-router";
import { menuItemClass, MenuLine } from "../ui/MenuItems.tsx";
import { Segmented } from "../ui/Segmented.tsx";
import { askToLogOut } from "./LogOutDialog.tsx";
import { useProfileSettings } from "./profile-settings.tsx";
import styles from "./ProfileMenu.module.css";
import { Who } from "./ProfileMenu.tsx";

/** What the profile menu holds, for the drawer of the narrow header. */
export function ProfileItems({ close }: { close: () => void }) {
  return (
    <>
      <Who />
      <MenuLine />
      <Link to={routes.resetPassword.path} className={menuItemClass} onClick={close}>
        <KeyRound />
        Reset Password
      </Link>
      {useProfileSettings().map(({ label, icon: sign, value, options, choose }) => (
        <div key={label} className={styles.setting}>
          {sign}
          {label}
          <Segmented label={label} value={value} options={options} onValue={choose} />
        </div>
      ))}
      <MenuLine />
      <button
        type="button"
        className={menuItemClass}
        onClick={() => {
          close();
          askToLogOut();
        }}
      >
        <LogOut />
        Logout
      </button>
    </>
  );
}
