import { UserSearch } from "lucide-react";
import { CustomerList } from "../../features/customers/CustomerList.tsx";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { enterCustomer } from "../session/enter-customer.ts";
import { useCompanySearch } from "./use-company-search.tsx";
import * as texts from "./pages-texts.ts";

/** Page with the customers, a way to enter one, and the search for a patient in all of them. */
export function CustomersPage() {
  const { open, dialog } = useCompanySearch();
  const maySearch = mayCall("getPatientListForCompany", roleOf(useSignedIn()));
  const search = (
    <Button icon={<UserSearch />} onClick={() => open(null)}>
      {texts.findAPatient}
    </Button>
  );
  return (
    <>
      <CustomerList enter={enterCustomer} actions={maySearch && search} />
      {maySearch && dialog}
    </>
  );
}
