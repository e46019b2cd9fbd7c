import { guardRoute, isLite } from "@restride/domain/access/guard.ts";
import type { RouteName } from "@restride/domain/access/routes.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { visitorOf } from "../../platform/session/profile.ts";
import { lastPage } from "../../platform/page/last-page.ts";
import { session } from "../../platform/session/session.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { pages } from "../pages.ts";
import { Redirect } from "./Redirect.tsx";
import { LiteShell, Shell } from "./shells.ts";
import { PageTitle } from "../pages/PageTitle.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";

const NoLiteScreen = lazyComponent(async () => (await import("./NoLiteScreen.tsx")).NoLiteScreen);

/** Ends the session of a user who opened a page that their role may not open, and shows the reason. */
function LogOut({ reason }: { reason: string }) {
  useEffect(() => {
    session.clear();
    toasts.error(reason);
  }, [reason]);
  return null;
}

/** Page of the console with the guard of its route. */
export function Guarded({ name }: { name: RouteName }) {
  const profile = useProfile();
  const { search } = useLocation();
  useEffect(() => {
    if (name !== "support") lastPage.note(routes[name].path);
  }, [name]);
  const answer = guardRoute(routes[name], profile && visitorOf(profile), search);
  if (answer.kind === "redirect") return <Redirect to={answer.path} />;
  if (answer.kind === "logout") return <LogOut reason={answer.reason} />;
  if (answer.kind === "noLiteScreen") return <NoLiteScreen />;
  const { title } = routes[name];
  const Page = pages[name];
  return (
    <PageTitle title={title}>
      <Page />
    </PageTitle>
  );
}

/** Wraps the console's pages in their shell: no shell without a session, the lite shell in lite. */
export function ShellGate() {
  const profile = useProfile();
  const { search } = useLocation();
  if (!profile) return <Outlet />;
  const Around = isLite(search) ? LiteShell : Shell;
  return (
    <Around>
      <Suspense>
        <Outlet />
      </Suspense>
    </Around>
  );
}
