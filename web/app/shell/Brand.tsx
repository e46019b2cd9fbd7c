import { smallPicture } from "@restride/domain/images/image.ts";
import { roleName, Role, isCompanyUser } from "@restride/domain/access/roles.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { Logo } from "../../ui/look/Logo.tsx";
import styles from "./Brand.module.css";
import * as texts from "./shell-texts.ts";

type Customer = NonNullable<Profile["customer"]>;

/** Default logo for clinics without their own. */
const PlainLogo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden>
    <rect width="28" height="28" rx="6" fill="#F0EADF" />
    <path
      d="M6 18.500c2.500-4.500 4.500-6 6-4.500s1.500 4 3.500 4 3-2.500 6-6"
      fill="none"
      stroke="#6B4A2B"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <circle cx="19.500" cy="9" r="2.200" fill="#D9A35B" />
  </svg>
);

const ClinicLogo = ({ logo, size }: { logo: string | null | undefined; size: number }) =>
  logo ? (
    <img src={smallPicture(logo)} alt="" width={size} height={size} className={styles.logo} />
  ) : (
    <PlainLogo size={size} />
  );

/** Chosen clinic: logo, name, and code. */
export function ClinicBrand({ customer, look }: { customer: Customer; look: "inHeader" | "inSubheader" }) {
  return (
    <div className={`${styles.brand} ${styles[look]}`}>
      <ClinicLogo logo={customer.logo} size={look === "inHeader" ? 28 : 24} />
      <div className={styles.text}>
        <span className={styles.name}>{customer.name}</span>
        <span className={styles.detail}>{texts.clinicCode(customer.accesscode)}</span>
      </div>
    </div>
  );
}

/** Left end of the first header: the clinic for clinic users, the company for company users, the product for a super admin. */
export function Brand({ profile }: { profile: Profile }) {
  const role = roleOf(profile);
  if (profile.customer && !isCompanyUser(role) && role !== Role.superAdmin) {
    return <ClinicBrand customer={profile.customer} look="inHeader" />;
  }
  const isSuper = role === Role.superAdmin;
  return (
    <div className={`${styles.brand} ${styles.inHeader}`}>
      <Logo size={28} />
      <div className={styles.text}>
        <span className={styles.name}>{isSuper ? texts.restride : (profile.company?.name ?? texts.restride)}</span>
        <span className={styles.detail}>{isSuper ? texts.allCompanies : roleName(role)}</span>
      </div>
    </div>
  );
}
