import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { deviceToday } from "../../platform/device/device-today.ts";
import { useHasPausedChange } from "../../platform/calls/use-has-paused-change.ts";
import { useSheetHeads } from "../../platform/page/sheet-heads.ts";
import { useConnection, useLiveStatus } from "../../platform/stores.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { LostNotice } from "../../ui/look/States.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import { useNarrow } from "../../ui/look/use-width.ts";
import { useResumedPush } from "../news/browser-push.ts";
import { consoleListeners, shellListeners } from "../generated/subject-listeners.ts";
import { Parts } from "../parts/Parts.tsx";
import { ReportJobs } from "../../features/reports/jobs/ReportJobs.tsx";
import { AccountSessions } from "./AccountSessions.tsx";
import { Brand, ClinicBrand } from "./Brand.tsx";
import { PaletteField } from "../command-palette/PaletteField.tsx";
import { CommandPalette } from "../command-palette/CommandPalette.tsx";
import { LogOutDialog } from "./LogOutDialog.tsx";
import { Menu } from "./Menu.tsx";
import { useMenu } from "../navigation/menu.ts";
import { OpenMetric } from "./OpenMetric.tsx";
import { NarrowHead } from "./NarrowHead.tsx";
import { usePrefetch } from "./prefetch.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";
import styles from "./Shell.module.css";
import { ShortcutKeys } from "../keys/ShortcutKeys.tsx";
import { useNews } from "../news/use-news.ts";
import { SwitchCustomer } from "./SwitchCustomer.tsx";
import { useNewDay } from "./use-new-day.ts";
import { TourHere } from "../tours/TourHere.tsx";
import * as texts from "./shell-texts.ts";

const SessionEnd = lazyComponent(async () => (await import("./SessionEnd.tsx")).SessionEnd, { isPersistent: true });

function WideHeads() {
  const profile = useSignedIn();
  const menu = useMenu();
  return (
    <>
      <header className={styles.header}>
        <Brand profile={profile} />
        <Menu label={texts.main} items={menu.main} look="inHeader" />
        <PaletteField />
        <ReportJobs />
        <ProfileMenu />
      </header>
      {menu.customer.length > 0 && profile.customer && (
        <div className={styles.subheader}>
          <ClinicBrand customer={profile.customer} look="inSubheader" />
          <Menu label={texts.clinic} items={menu.customer} look="inSubheader" />
          <SwitchCustomer />
        </div>
      )}
    </>
  );
}

/** Head of a printed page, and of a dialog printed in its place: the owner's name and the date. */
function PaperHead() {
  const { customer, company } = useSignedIn();
  const [name, day] = [customer?.name ?? company?.name ?? texts.restride, formatUs(deviceToday())];
  useSheetHeads(name, day);
  return createPortal(
    <div className={styles.paper} aria-hidden>
      <span>{name}</span>
      <span>{day}</span>
    </div>,
    document.getElementById("paper")!,
  );
}

/** Notice that the connection is lost, or only the live connection. */
function Lost() {
  const [calls, live, isWaiting] = [useConnection(), useLiveStatus(), useHasPausedChange()];
  if (calls.kind === "lost") {
    const consequence = isWaiting ? texts.whatYouChangedIsSent : texts.whatYouSeeMayBe;
    return <LostNotice loss={texts.connectionLost(consequence)} retryAt={calls.retryAt} />;
  }
  return live.kind === "lost" && <LostNotice loss={texts.liveUpdatesPaused} retryAt={live.retryAt} />;
}

/** Returns the number of headers above the page. */
function useHeaderCount(narrow: boolean): 1 | 2 {
  const { customer } = useMenu();
  return !narrow && customer.length > 0 ? 2 : 1;
}

/** Shell of the console: skip link, headers, page, and the overlays of every page. */
export function Shell({ children }: { children: ReactNode }) {
  useNewDay();
  useNews();
  useResumedPush();
  const isQuiet = usePrefetch();
  const narrow = useNarrow();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {texts.skipToContent}
      </a>
      {narrow ? <NarrowHead /> : <WideHeads />}
      <PaperHead />
      <main id="content" tabIndex={-1} className={styles.content} data-headers={useHeaderCount(narrow)}>
        {children}
      </main>
      <footer className={styles.foot}>{texts.restrideDeviceToday(deviceToday().slice(0, 4))}</footer>
      <Lost />
      <OpenMetric />
      <CommandPalette />
      <ShortcutKeys />
      <LogOutDialog />
      <AccountSessions />
      {isQuiet && <SessionEnd />}
      <TourHere />
      <Parts all={consoleListeners} />
      <Parts all={shellListeners} />
    </>
  );
}
