import { pathOf } from "@restride/domain/access/routes.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import styles from "./Content.module.css";
import { useCompanyName } from "./use-company-name.ts";
import * as texts from "./content-texts.ts";

/** Text that names the owner of the listed content. */
export function Owner({ company }: { company: string | null }) {
  const named = useCompanyName(company);
  const name = useSignedIn().company?.name ?? named;
  if (name !== null) return <span className={styles.owner}>{texts.itsOwnAndWhatIsReady(name)}</span>;
  return <span className={styles.owner}>{company ? texts.ownAndWhatIsReady : texts.readyForEveryCompany}</span>;
}

/** Breadcrumb for a super admin who views a company's content, with a link to the company's customers. */
export function CompanyCrumbs({ company }: { company: string }) {
  const name = useCompanyName(company) ?? texts.customers;
  return <Breadcrumb to={pathOf("companyCustomers", { companyid: company })} list={name} page={texts.content} />;
}
