import type { MenuItem } from "@restride/domain/access/menu.ts";
import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { Menu as MenuIcon, Search } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Drawer } from "../../ui/overlay/Drawer.tsx";
import { menuItemClass, MenuLine } from "../../ui/overlay/MenuItems.tsx";
import { ReportJobs } from "../../features/reports/jobs/ReportJobs.tsx";
import { Brand, ClinicBrand } from "./Brand.tsx";
import { isCurrent } from "./current-item.ts";
import { useMenu } from "../navigation/menu.ts";
import { MenuBadge } from "./MenuBadge.tsx";
import styles from "./NarrowHead.module.css";
import { openPalette } from "../command-palette/palette-state.ts";
import { ProfileItems } from "./ProfileItems.tsx";
import { SwitchCustomer } from "./SwitchCustomer.tsx";
import * as texts from "./shell-texts.ts";

function Items({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  const { pathname } = useLocation();
  return items.map((item) => (
    <Link
      key={item.label}
      to={item.path}
      className={menuItemClass}
      aria-current={isCurrent(item, pathname) ? "page" : undefined}
      onClick={close}
    >
      {item.label}
      {item.badge && <MenuBadge badge={item.badge} />}
    </Link>
  ));
}

/** Header on a phone: logo, clinic, search, and menu. */
export function NarrowHead() {
  const [open, setOpen] = useState(false);
  const profile = useSignedIn();
  const menu = useMenu();
  const close = (): void => setOpen(false);
  const chosen = isCompanyUser(roleOf(profile)) ? profile.customer : null;
  return (
    <header className={styles.head}>
      {chosen ? <ClinicBrand customer={chosen} look="inHeader" /> : <Brand profile={profile} />}
      <ReportJobs />
      <button type="button" className={styles.button} aria-label={texts.jumpToPatient} onClick={openPalette}>
        <Search size={20} />
      </button>
      <button type="button" className={styles.button} aria-label={texts.menu} onClick={() => setOpen(true)}>
        <MenuIcon size={20} />
      </button>
      {open && (
        <Drawer title={texts.menu} onClose={close}>
          <nav aria-label={texts.main} className={styles.items}>
            <Items items={menu.customer} close={close} />
            {menu.customer.length > 0 && <MenuLine />}
            <Items items={menu.main} close={close} />
          </nav>
          {chosen && (
            <div className={styles.switch}>
              <SwitchCustomer />
            </div>
          )}
          <MenuLine />
          <div className={styles.items}>
            <ProfileItems close={close} />
          </div>
        </Drawer>
      )}
    </header>
  );
}
