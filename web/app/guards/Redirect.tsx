import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Leads on from where somebody has come to, and again when they press Back while the page that they are led to is still on its way. */
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
