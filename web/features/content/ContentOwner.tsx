import { pathOf } from "@restride/domain/access/routes.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import styles from "./Content.module.css";
import { useCompanyName } from "./use-company-name.ts";

/** Whose content a list shows. */
export function Owner({ company }: { company: string | null }) {
  const named = useCompanyName(company);
  const name = useSignedIn().company?.name ?? named;
  if (name !== null) return <span className={styles.owner}>{`${name}: its own, and what is ready to copy`}</span>;
  return <span className={styles.owner}>{company ? "Own, and what is ready to copy" : "Ready for every company"}</span>;
}

/** The company whose content a super admin looks at, and the way back to its customers. */
export function CompanyCrumbs({ company }: { company: string }) {
  const name = useCompanyName(company) ?? "Customers";
  return <Breadcrumb to={pathOf("companyCustomers", { companyid: company })} list={name} page="Content" />;
}
