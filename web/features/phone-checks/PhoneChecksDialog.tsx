import { phoneEditPath, type PhoneOwner, phoneOwners } from "@restride/domain/phone-checks/phone-check.ts";
import { Link } from "react-router";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { PhoneToCheckFragment } from "./phone-checks.graphql.ts";
import styles from "./PhoneChecksDialog.module.css";
import { phoneCheckTexts } from "@restride/domain/phone-checks/phone-check-texts.ts";
import * as texts from "./phone-checks-texts.ts";

/** Link to the page where a phone is changed, or a text about who changes it. */
function EditLink({ phone: { _id, owner, name } }: { phone: PhoneToCheckFragment }) {
  const path = phoneEditPath(owner as PhoneOwner, _id);
  if (path === null) return <small>{phoneCheckTexts.elsewhere(owner as PhoneOwner)}</small>;
  return (
    <Link to={path} aria-label={texts.editName(name)}>
      {texts.edit}
    </Link>
  );
}

/** Dialog with the phones that cannot be called: their owners, and where each is changed. */
export const PhoneChecksDialog = ({
  phones,
  onClose,
}: {
  phones: readonly PhoneToCheckFragment[];
  onClose: () => void;
}) => (
  <Dialog title={phoneCheckTexts.title} width="medium" onClose={onClose}>
    <p>{phoneCheckTexts.explanation}</p>
    <ul className={styles.phones}>
      {phones.map((phone) => (
        <li key={`${phone.owner} ${phone._id}`}>
          <span>
            <strong>{phone.name}</strong>
            <small>{phoneOwners[phone.owner as PhoneOwner]}</small>
          </span>
          <span>{phone.phone}</span>
          <EditLink phone={phone} />
        </li>
      ))}
    </ul>
  </Dialog>
);
