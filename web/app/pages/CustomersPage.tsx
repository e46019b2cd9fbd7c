import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { useNavigate } from "react-router";
import { CustomersList } from "../../features/customers/CustomersList.tsx";
import { roleOf } from "../../platform/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { enterCustomer } from "../enter-customer.ts";

/** The list of clinics, joined with entering one: then its home opens, or the surgeons for who has no home there. */
export function CustomersPage() {
  const navigate = useNavigate();
  const role = roleOf(useSignedIn());
  const enter = async (customerId: string) => {
    if (await enterCustomer(customerId))
      void navigate(pathOf(roleMayOpen(routes.compliance, role) ? "compliance" : "surgeons"));
  };
  return <CustomersList onEnter={enter} />;
}
