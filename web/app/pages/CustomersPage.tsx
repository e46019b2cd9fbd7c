import { UserSearch } from "lucide-react";

import { useLocation, useNavigate, useSearchParams } from "react-router";
import { CustomerList } from "../../features/customers/CustomerList.tsx";
import { searchParameter } from "../../features/patients/search/search-address.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { enterCustomer } from "../session/enter-customer.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./pages-texts.ts";

const CompanySearch = lazyOverlay(
  async () => (await import("../../features/patients/search/CompanySearch.tsx")).CompanySearch,
);

const openedHere = { searchOpenedHere: true };

/** State of the search dialog. It is in the URL, so that it can be shared and reloaded; Back closes the dialog. */
function useSearchDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const navigate = useNavigate();
  const withSearch = (text: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (text === null) next.delete(searchParameter);
    else next.set(searchParameter, text);
    return next;
  };
  return {
    isOpen: params.has(searchParameter),
    open: () => setParams(withSearch(""), { state: openedHere }),
    close: () => (state?.searchOpenedHere ? void navigate(-1) : setParams(withSearch(null), { replace: true })),
  };
}

/** Page with the customers, a way to enter one, and the search for a patient in all of them. */
export function CustomersPage() {
  const { isOpen, open, close } = useSearchDialog();
  const maySearch = mayCall("getPatientListForCompany", roleOf(useSignedIn()));
  const search = (
    <Button icon={<UserSearch />} onClick={open}>
      {texts.findAPatient}
    </Button>
  );
  return (
    <>
      <CustomerList enter={enterCustomer} actions={maySearch && search} />
      {maySearch && isOpen && <CompanySearch enter={enterCustomer} onClose={close} />}
    </>
  );
}
