import { menuFor } from "@restride/domain/access/menu.ts";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { visitorOf } from "../platform/profile.ts";
import { useLiveStatus, useSignedIn, useTheme } from "../platform/stores.ts";
import { AntdTheme } from "../ui/AntdTheme.tsx";
import { LiveNotice } from "../ui/States.tsx";
import { useNarrow } from "../ui/use-width.ts";
import { useResumedPush } from "./browser-push.ts";
import { Brand, ClinicBrand } from "./Brand.tsx";
import { JumpField } from "./JumpField.tsx";
import { JumpPalette } from "./JumpPalette.tsx";
import { LogOutDialog } from "./LogOutDialog.tsx";
import { Menu } from "./Menu.tsx";
import { NarrowHead } from "./NarrowHead.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import styles from "./Shell.module.css";
import { ShortcutKeys } from "./ShortcutKeys.tsx";
import { useCasesCount, useNews } from "./use-news.ts";
import { SwitchCustomer } from "./SwitchCustomer.tsx";

function WideHeads() {
  const profile = useSignedIn();
  const menu = useMemo(() => menuFor(visitorOf(profile)), [profile]);
  return (
    <>
      <header className={styles.head}>
        <Brand profile={profile} />
        <Menu label="Main" items={menu.main} look="head" />
        <JumpField />
        <ProfileMenu />
      </header>
      {menu.customer.length > 0 && profile.customer && (
        <div className={styles.sub}>
          <ClinicBrand customer={profile.customer} look="sub" />
          <Menu label="Clinic" items={menu.customer} look="sub" />
          <SwitchCustomer />
        </div>
      )}
    </>
  );
}

/** How many headers stand above the page. */
function useHeads(narrow: boolean): 1 | 2 {
  const profile = useSignedIn();
  return !narrow && menuFor(visitorOf(profile)).customer.length > 0 ? 2 : 1;
}

/** The shell of the console: skip link, headers, page, and what lies over every page. */
export function Shell({ children }: { children: ReactNode }) {
  const live = useLiveStatus();
  useNews();
  useResumedPush();
  useCasesCount();
  const narrow = useNarrow();
  return (
    <AntdTheme name={useTheme().shown}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      {narrow ? <NarrowHead /> : <WideHeads />}
      <main id="content" tabIndex={-1} className={styles.content} data-heads={useHeads(narrow)}>
        {children}
      </main>
      {live.kind === "lost" && <LiveNotice retryAt={live.retryAt} />}
      <JumpPalette />
      <ShortcutKeys />
      <LogOutDialog />
    </AntdTheme>
  );
}
