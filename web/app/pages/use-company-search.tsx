import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { patientSearchParam, searchParameter } from "../../features/patients/search/search-address.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { enterCustomer } from "../session/enter-customer.ts";

const CompanySearch = lazyOverlay(
  async () => (await import("../../features/patients/search/CompanySearch.tsx")).CompanySearch,
);

const openedHere = { searchOpenedHere: true };

/**
 * Returns the dialog that searches the patients of all customers, and the function that opens it, empty or with the result of a filter. Whether it is open stands in the URL, so that a
 * search can be shared and reloaded; Back closes it.
 */
export function useCompanySearch(): { open: (filter: PatientFilter | null) => void; dialog: React.ReactNode } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const navigate = useNavigate();
  const withSearch = (text: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (text === null) next.delete(searchParameter);
    else next.set(searchParameter, text);
    return next;
  };
  const close = (): void => {
    if (state?.searchOpenedHere) void navigate(-1);
    else setParams(withSearch(null), { replace: true });
  };
  return {
    open: (filter) => setParams(withSearch(filter ? patientSearchParam(filter) : ""), { state: openedHere }),
    dialog: params.has(searchParameter) && <CompanySearch enter={enterCustomer} onClose={close} />,
  };
}
