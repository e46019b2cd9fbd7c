import type { RouteName } from "@restride/domain/access/routes.ts";
import { routes } from "@restride/domain/access/routes.ts";
import type { RouteObject } from "react-router";
import { createBrowserRouter } from "react-router";
import { followOverlays, noteEntry } from "../ui/overlay/overlays.ts";
import { Crashed } from "./Crashed.tsx";
import { Frame } from "./Frame.tsx";
import { Guarded, ShellGate } from "./guards/Guarded.tsx";
import { NotFound, pages } from "./pages.ts";
import { SignInGate, RootAddress } from "./guards/SignInGate.tsx";
import { PageTitle } from "./pages/PageTitle.tsx";

const names = Object.keys(routes) as RouteName[];
const signInNames: readonly RouteName[] = ["login", "twoStepVerification"];
const isPublic = (name: RouteName): boolean => routes[name].scope === "public";

function publicRoute(name: RouteName): RouteObject {
  const Page = pages[name];
  const element = (
    <PageTitle title={routes[name].title}>
      <Page />
    </PageTitle>
  );
  const isSignIn = signInNames.includes(name);
  return { path: routes[name].path, element: isSignIn ? <SignInGate>{element}</SignInGate> : element };
}

const consoleRoute = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  element: <Guarded name={name} />,
  errorElement: <Crashed />,
});

// A window calls its listeners in the order in which they were added, so overlays must handle Back before the router.
followOverlays();

/** Router, made from the route table. */
export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: (
      <main id="content">
        <Crashed />
      </main>
    ),
    children: [
      { path: "/", element: <RootAddress /> },
      ...names.filter(isPublic).map(publicRoute),
      {
        element: <ShellGate />,
        children: [...names.filter((name) => !isPublic(name)).map(consoleRoute), { path: "*", element: <NotFound /> }],
      },
    ],
  },
]);

router.subscribe(noteEntry);
