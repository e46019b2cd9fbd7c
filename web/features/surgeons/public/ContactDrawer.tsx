import { shownPhone } from "@restride/domain/values/phone.ts";
import { Globe, MapPin, Phone, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/look/Button.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import styles from "./ContactDrawer.module.css";
import { downloadVcard } from "./download-vcard.ts";
import type { PublicSurgeonRecordFragment } from "./public-surgeon.graphql.ts";

const Fact = ({ icon: Icon, term, children }: { icon: typeof Phone; term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>
      <Icon size={18} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** How to reach a surgeon, and the visiting card to keep. */
export function ContactDrawer({ surgeon, onClose }: { surgeon: PublicSurgeonRecordFragment; onClose: () => void }) {
  return (
    <Drawer title="Contact" onClose={onClose}>
      <div className={styles.contact}>
        <dl>
          {surgeon.phone && (
            <Fact icon={Phone} term="Phone">
              <a href={`tel:${surgeon.phone}`}>{shownPhone(surgeon.phone)}</a>
            </Fact>
          )}
          {surgeon.address && (
            <Fact icon={MapPin} term="Address">
              {surgeon.address}
            </Fact>
          )}
          {surgeon.hospital_url && (
            <Fact icon={Globe} term="Hospital">
              <a href={surgeon.hospital_url} target="_blank" rel="noopener">
                {surgeon.hospital_name || surgeon.hospital_url}
              </a>
            </Fact>
          )}
        </dl>
        <Button size="large" icon={<UserPlus />} onClick={() => void downloadVcard(surgeon)}>
          Save contact
        </Button>
      </div>
    </Drawer>
  );
}
