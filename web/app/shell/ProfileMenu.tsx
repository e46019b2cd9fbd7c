import { roleName } from "@restride/domain/access/roles.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { ChevronDown, KeyRound, LogOut, ListChecks, Signpost } from "lucide-react";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Avatar } from "../../ui/look/Marks.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuAction, MenuGroup, MenuLine, MenuLink } from "../../ui/overlay/MenuItems.tsx";
import { MenuChoice } from "../../ui/overlay/MenuChoice.tsx";
import { requestedTour, useTourHere } from "../tours/page-tour.ts";
import { accountSessionsLabel, openAccountSessions } from "./AccountSessions.tsx";
import { askToLogOut } from "./LogOutDialog.tsx";
import { useProfileSettings } from "./profile-settings.tsx";
import styles from "./ProfileMenu.module.css";
import * as texts from "./shell-texts.ts";

/** Name, role, and email address of the signed-in user. */
export function SignedInUser() {
  const profile = useSignedIn();
  return (
    <div className={styles.account}>
      <strong>
        {profile.user.firstname} {profile.user.lastname}
      </strong>
      <span>{roleName(roleOf(profile))}</span>
      <span>{profile.user.email}</span>
    </div>
  );
}

function ProfileButton() {
  const { user } = useSignedIn();
  const name = `${user.firstname} ${user.lastname}`;
  return (
    <>
      <Avatar name={name} image={user.userimage ?? ""} />
      <span className="visually-hidden">{texts.profileOf(name)}</span>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <ChevronDown size={15} />
    </>
  );
}

/** Menu with the signed-in user and the actions for their own account. */
export function ProfileMenu() {
  const settings = useProfileSettings();
  const tour = useTourHere();
  return (
    <div className={styles.menuPosition}>
      <MenuButton align="right" className={styles.opener} button={<ProfileButton />}>
        <MenuGroup
          head={
            <div className={styles.menu}>
              <SignedInUser />
            </div>
          }
        >
          <MenuLink to={routes.resetPassword.path} icon={<KeyRound />} name={texts.resetPassword} />
          <MenuAction icon={<ListChecks />} onAction={openAccountSessions}>
            {accountSessionsLabel}
          </MenuAction>
        </MenuGroup>
        {settings.map(({ label, icon: sign, value, options, choose }) => (
          <MenuChoice
            key={label}
            label={label}
            head={
              <>
                {sign}
                {label}
              </>
            }
            value={value}
            options={options}
            onValue={choose}
          />
        ))}
        <MenuLine />
        {tour && (
          <MenuAction icon={<Signpost />} onAction={() => requestedTour.request(tour)}>
            {texts.tourOfThisPage}
          </MenuAction>
        )}
        <MenuAction icon={<LogOut />} onAction={askToLogOut}>
          {texts.logout}
        </MenuAction>
      </MenuButton>
    </div>
  );
}
