import { pathOf } from "@restride/domain/access/routes.ts";
import { Eye, QrCode } from "lucide-react";
import { Button, buttonClass } from "../../ui/look/Button.tsx";
import styles from "./SurgeonLinks.module.css";
import * as texts from "./surgeons-texts.ts";

/** Returns the URL at which the QR code of a surgeon's public page is downloaded. */
const qrcodeAddress = (id: string): string => `/qrcode/${id}/-1`;

const preview = (id: string) => ({ href: pathOf("publicSurgeon", { id }), target: "_blank", rel: "noopener" });

interface NamedSurgeon {
  readonly _id: string;
  readonly name: string;
}

/** Links for a surgeon in a list. */
export const SurgeonActions = ({ surgeon: { _id, name } }: { surgeon: NamedSurgeon }) => (
  <span className={styles.actions}>
    <a href={qrcodeAddress(_id)} download aria-label={texts.downloadQrcodeOf(name)}>
      <QrCode size={15} />
      {texts.downloadQrcode}
    </a>
    <a {...preview(_id)} aria-label={texts.previewInANewTab(name)}>
      <Eye size={15} />
      {texts.preview}
    </a>
  </span>
);

/** Button of the form that downloads a surgeon's QR code. */
export const QrcodeButton = ({ id }: { id: string }) => (
  <a className={buttonClass({})} href={qrcodeAddress(id)} download>
    <QrCode />
    {texts.downloadQrcode}
  </a>
);

/** Button of the form that opens a surgeon's public page; disabled before the surgeon is saved. */
export const PreviewButton = ({ id }: { id: string | null }) => {
  const icon = <Eye />;
  if (id === null) {
    return (
      <Button icon={icon} disabled title={texts.saveFirst}>
        {texts.preview}
      </Button>
    );
  }
  return (
    <a className={buttonClass({})} {...preview(id)}>
      {icon}
      {texts.preview}
    </a>
  );
};
