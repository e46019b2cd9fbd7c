import { routes } from "@restride/domain/access/routes.ts";
import { KeyRound, LogOut, ListChecks, Signpost } from "lucide-react";
import { Link } from "react-router";
import { menuItemClass, MenuLine } from "../../ui/overlay/MenuItems.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { requestedTour, useTourHere } from "../tours/page-tour.ts";
import { accountSessionsLabel, openAccountSessions } from "./AccountSessions.tsx";
import { askToLogOut } from "./LogOutDialog.tsx";
import { useProfileSettings } from "./profile-settings.tsx";
import styles from "./ProfileMenu.module.css";
import { SignedInUser } from "./ProfileMenu.tsx";
import * as texts from "./shell-texts.ts";

/** Items of the profile menu, for the drawer of the narrow header. */
export function ProfileItems({ close }: { close: () => void }) {
  const tour = useTourHere();
  return (
    <>
      <SignedInUser />
      <MenuLine />
      <Link to={routes.resetPassword.path} className={menuItemClass} onClick={close}>
        <KeyRound />
        {texts.resetPassword}
      </Link>
      <button
        type="button"
        className={menuItemClass}
        onClick={() => {
          close();
          openAccountSessions();
        }}
      >
        <ListChecks />
        {accountSessionsLabel}
      </button>
      {useProfileSettings().map(({ label, icon: sign, value, options, choose }) => (
        <div key={label} className={styles.setting}>
          {sign}
          {label}
          <Segmented label={label} value={value} options={options} onValue={choose} />
        </div>
      ))}
      <MenuLine />
      {tour && (
        <button
          type="button"
          className={menuItemClass}
          onClick={() => {
            close();
            requestedTour.request(tour);
          }}
        >
          <Signpost />
          {texts.tourOfThisPage}
        </button>
      )}
      <button
        type="button"
        className={menuItemClass}
        onClick={() => {
          close();
          askToLogOut();
        }}
      >
        <LogOut />
        {texts.logout}
      </button>
    </>
  );
}
