import { Role } from "@restride/domain/access/roles.ts";
import { LucideProvider } from "lucide-react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render as renderInBrowser } from "vitest-browser-react";
import { toasts } from "../platform/notices/toasts.ts";
import { session } from "../platform/session/session.ts";
import type { Profile } from "../platform/session/profile.ts";
import { useToasts } from "../platform/stores.ts";
import { Toasts } from "../ui/overlay/Toasts.tsx";
import { uuid } from "./uuid.ts";

const ToastRegion = () => <Toasts toasts={useToasts()} onClose={toasts.close} />;

/** Returns the profile of a signed-in user of Harbor Clinic; `change` overrides fields of the user. */
export const signedIn = (role: Role = Role.physio, change: Partial<Profile["user"]> = {}): Profile => ({
  token: "token",
  customer: {
    _id: uuid(9001),
    name: "Harbor Clinic",
    company: uuid(9002),
    companyname: "Rehab Company",
    autoimportevent: false,
    accesscode: "HARBOR",
    timezone: "America/Chicago",
  },
  user: {
    _id: uuid(9003),
    firstname: "Thea",
    lastname: "Therapist",
    email: "thea@harbor.example",
    role,
    signature: "",
    surgeons: [],
    patients_count: 3,
    ...change,
  },
});

/** Returns the profile of a user of Rehab Company who has entered no clinic. */
export const ofCompany = (role: Role = Role.companyAdmin): Profile => ({
  ...signedIn(role),
  customer: null,
  company: { _id: uuid(9002), name: "Rehab Company" },
});

interface RenderOptions {
  /** Profile of the signed-in user; null for a visitor. */
  readonly profile?: Profile | null;
  /** URL of the page, with the history state of the link to it, and the route that it matches. */
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  readonly path?: string;
}

/** Renders a part of the console as the application does: with router, icons, and toasts. Returns the screen and the current URL. */
export async function render(part: ReactNode, { profile = signedIn(), at = "/", path = "*" }: RenderOptions = {}) {
  if (profile) session.save(profile);
  const element = (
    <>
      {part}
      <ToastRegion />
    </>
  );
  const router = createMemoryRouter([{ path, element }, ...(path === "*" ? [] : [{ path: "*", element: null }])], {
    initialEntries: [at],
  });
  const screen = await renderInBrowser(
    <LucideProvider size={16} strokeWidth={1.75}>
      <RouterProvider router={router} />
    </LucideProvider>,
  );
  return { ...screen, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
