import { UserSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CustomerList } from "../../features/customers/CustomerList.tsx";
import { mayCall } from "../../platform/may-call.ts";
import { roleOf } from "../../platform/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { Button } from "../../ui/Button.tsx";
import { enterCustomer } from "../enter-customer.ts";

const CompanySearch = lazy(async () => ({
  default: (await import("../../features/patients/search/CompanySearch.tsx")).CompanySearch,
}));

/** The customers, entering one, and the search for a patient over all of them. */
export function CustomersPage() {
  const [searching, setSearching] = useState(false);
  const maySearch = mayCall("getPatientListForCompany", roleOf(useSignedIn()));
  const search = (
    <Button icon={<UserSearch size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setSearching(true)}>
      Find a patient
    </Button>
  );
  return (
    <>
      <CustomerList enter={enterCustomer} actions={maySearch && search} />
      {searching && (
        <Suspense>
          <CompanySearch enter={enterCustomer} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  );
}
