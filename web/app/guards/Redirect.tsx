import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Redirects to a path, and again when the user presses Back while the target page is still loading. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const lead = (): void => void navigate(to, { replace: true });
    lead();
    window.addEventListener("popstate", lead);
    return () => window.removeEventListener("popstate", lead);
  }, [to, navigate]);
  return null;
}
