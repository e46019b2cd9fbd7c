import { shownPhone } from "@restride/domain/values/phone.ts";
import { Globe, MapPin, Phone, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/look/Button.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import styles from "./ContactDrawer.module.css";
import { downloadVcard } from "./download-vcard.ts";
import type { PublicSurgeonRecordFragment } from "./public-surgeon.graphql.ts";
import * as texts from "./public-texts.ts";

const Detail = ({ icon: Icon, term, children }: { icon: typeof Phone; term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>
      <Icon size={18} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Drawer with a surgeon's contact data, and a vCard to save. */
export function ContactDrawer({ surgeon, onClose }: { surgeon: PublicSurgeonRecordFragment; onClose: () => void }) {
  return (
    <Drawer title={texts.contact} onClose={onClose}>
      <div className={styles.contact}>
        <dl>
          {surgeon.phone && (
            <Detail icon={Phone} term={texts.phone}>
              <a href={`tel:${surgeon.phone}`}>{shownPhone(surgeon.phone)}</a>
            </Detail>
          )}
          {surgeon.address && (
            <Detail icon={MapPin} term={texts.address}>
              {surgeon.address}
            </Detail>
          )}
          {surgeon.hospital_url && (
            <Detail icon={Globe} term={texts.hospital}>
              <a href={surgeon.hospital_url} target="_blank" rel="noopener">
                {surgeon.hospital_name || surgeon.hospital_url}
              </a>
            </Detail>
          )}
        </dl>
        <Button size="large" icon={<UserPlus />} onClick={() => void downloadVcard(surgeon)}>
          {texts.saveContact}
        </Button>
      </div>
    </Drawer>
  );
}
