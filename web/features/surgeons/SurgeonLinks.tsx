import { pathOf } from "@restride/domain/access/routes.ts";
import { Eye, QrCode } from "lucide-react";
import { Button, buttonClass } from "../../ui/Button.tsx";
import styles from "./SurgeonLinks.module.css";

/** Where the code that leads to a surgeon's public page is downloaded. */
const qrcodeAddress = (id: string): string => `/qrcode/${id}/-1`;

const preview = (id: string) => ({ href: pathOf("publicSurgeon", { id }), target: "_blank", rel: "noopener" });

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** The two things to do with a surgeon in a list. */
export const SurgeonActions = ({ surgeon: { _id, name } }: { surgeon: Named }) => (
  <span className={styles.actions}>
    <a href={qrcodeAddress(_id)} download aria-label={`Download qrcode of ${name}`}>
      <QrCode size={15} />
      Download qrcode
    </a>
    <a {...preview(_id)} aria-label={`Preview ${name}, in a new tab`}>
      <Eye size={15} />
      Preview
    </a>
  </span>
);

/** Downloads a surgeon's code, as a button of the form. */
export const QrcodeButton = ({ id }: { id: string }) => (
  <a className={buttonClass({})} href={qrcodeAddress(id)} download>
    <QrCode />
    Download qrcode
  </a>
);

/** Opens a surgeon's public page, as a button of the form; there is none before the surgeon is saved. */
export const PreviewButton = ({ id }: { id: string | null }) => {
  const icon = <Eye />;
  if (id === null) {
    return (
      <Button icon={icon} disabled title="Save first">
        Preview
      </Button>
    );
  }
  return (
    <a className={buttonClass({})} {...preview(id)}>
      {icon}
      Preview
    </a>
  );
};
