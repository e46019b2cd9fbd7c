import { Phone } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import styles from "./PhoneChecksLine.module.css";
import { PhoneChecksDialog } from "./PhoneChecksDialog.tsx";
import { PhonesToCheckDocument } from "./phone-checks.graphql.ts";
import { phoneCheckTexts } from "@restride/domain/phone-checks/phone-check-texts.ts";

/** Line with the number of phones that cannot be called, which opens their list. Renders nothing when there are none. */
export function PhoneChecksLine() {
  const [isOpen, setOpen] = useState(false);
  const customerid = useSignedIn().customer?._id ?? null;
  const { data } = useGraphqlQuery(PhonesToCheckDocument, { customerid }, { tags: ["patients", "surgeons", "users"] });
  const phones = data?.getPhonesToCheck.phones ?? [];
  if (phones.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.line} onClick={() => setOpen(true)}>
        <Phone size={16} />
        {phoneCheckTexts.count(phones.length)}
      </button>
      {isOpen && <PhoneChecksDialog phones={phones} onClose={() => setOpen(false)} />}
    </>
  );
}
