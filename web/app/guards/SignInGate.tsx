import { isLite } from "@restride/domain/access/guard.ts";
import { mayLand, rootFor } from "@restride/domain/access/landing.ts";
import { routes } from "@restride/domain/access/routes.ts";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { afterSignIn } from "../../features/sign-in/after-sign-in.ts";
import { visitorOf } from "../../platform/session/profile.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { pages } from "../pages.ts";
import { Redirect } from "./Redirect.tsx";
import { Titled } from "../pages/Titled.tsx";

/** Shows sign-in pages; redirects a signed-in user to their start page. */
export function BeforeSession({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const { search } = useLocation();
  const navigate = useNavigate();
  const leadsOn = profile !== null && mayLand(visitorOf(profile));
  useEffect(() => {
    if (profile && leadsOn) void navigate(afterSignIn(profile, search), { replace: true });
  }, [profile, leadsOn, search, navigate]);
  return leadsOn ? null : children;
}

/** Route `/`: redirects to the start page or sign-in; in lite shows the sign-in page. */
export function RootAddress() {
  const profile = useProfile();
  const { search } = useLocation();
  const Login = pages.login;
  if (isLite(search)) {
    return (
      <BeforeSession>
        <Titled title={routes.login.title}>
          <Login />
        </Titled>
      </BeforeSession>
    );
  }
  return <Redirect to={profile ? rootFor(visitorOf(profile), "AdminWeb") : routes.login.path} />;
}
