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
import { PageTitle } from "../pages/PageTitle.tsx";

/** Shows sign-in pages; redirects a signed-in user to their start page. */
export function SignInGate({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const { search } = useLocation();
  const navigate = useNavigate();
  const shouldRedirect = profile !== null && mayLand(visitorOf(profile));
  useEffect(() => {
    if (profile && shouldRedirect) void navigate(afterSignIn(profile, search), { replace: true });
  }, [profile, shouldRedirect, search, navigate]);
  return shouldRedirect ? null : children;
}

/** Route `/`: redirects to the start page or sign-in; in lite shows the sign-in page. */
export function RootAddress() {
  const profile = useProfile();
  const { search } = useLocation();
  const Login = pages.login;
  if (isLite(search)) {
    return (
      <SignInGate>
        <PageTitle title={routes.login.title}>
          <Login />
        </PageTitle>
      </SignInGate>
    );
  }
  return <Redirect to={profile ? rootFor(visitorOf(profile), "AdminWeb") : routes.login.path} />;
}
