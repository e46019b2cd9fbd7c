import { pathOf } from "@restride/domain/access/routes.ts";
import { Eye, QrCode } from "lucide-react";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import styles from "./SurgeonLinks.module.css";

/** Returns the URL at which the QR code of a surgeon's public page is downloaded. */
const qrcodeAddress = (id: string): string => `/qrcode/${id}/-1`;

const preview = (id: string) => ({ href: pathOf("publicSurgeon", { id }), target: "_blank", rel: "noopener" });

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Links for a surgeon in a list. */
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

/** Button of the form that downloads a surgeon's QR code. */
export const QrcodeButton = ({ id }: { id: string }) => (
  <a className={buttonClass({})} href={qrcodeAddress(id)} download>
    <QrCode />
    Download qrcode
  </a>
);

/** Button of the form that opens a surgeon's public page; disabled before the surgeon is saved. */
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
