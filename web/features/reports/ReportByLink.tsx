import { FileDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PublicFrame } from "../../ui/page/PublicFrame.tsx";
import styles from "./ReportByLink.module.css";
import * as texts from "./reports-texts.ts";

interface ReportByLinkProps {
  /** Saves the report; resolves to the reason when it cannot, null when it did. */
  onOpen: (patientId: string, token: string) => Promise<string | null>;
  /** Renders the link itself, with a button that ends it. */
  links: (patientId: string, token: string) => ReactNode;
}

/** Page of a mailed report's link. No data of a patient is read before the user presses a button, because programs follow links in mails too. */
export function ReportByLink({ onOpen, links }: ReportByLinkProps) {
  usePublicToasts();
  const { token = "", patientid = "" } = useParams();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    const reason = await onOpen(patientid, token);
    setRefusal(reason);
    setIsOpened(reason === null);
    setBusy(false);
  };
  return (
    <PublicFrame subject={texts.rehabilitationReport}>
      <div className={styles.page}>
        <h1>{texts.aReportIsReadyForYou}</h1>
        <p>{texts.itHoldsHealthInformationOfOne}</p>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <Button variant="primary" busy={busy} icon={<FileDown />} onClick={() => void open()}>
          {texts.openTheReport}
        </Button>
        {isOpened && links(patientid, token)}
      </div>
    </PublicFrame>
  );
}
