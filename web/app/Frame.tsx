import { Suspense } from "react";
import { Outlet } from "react-router";
import { useToasts } from "../platform/stores.ts";
import { toasts } from "../platform/toasts.ts";
import { Toasts } from "../ui/Toasts.tsx";

/** What surrounds every page: the notices. A page that is on its way shows nothing. */
export function Frame() {
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Toasts toasts={useToasts()} onClose={toasts.close} />
    </>
  );
}
