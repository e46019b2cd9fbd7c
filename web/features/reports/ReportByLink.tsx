import { FileDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { Button } from "../../ui/look/Button.tsx";
import { PublicFrame } from "../../ui/page/PublicFrame.tsx";
import styles from "./ReportByLink.module.css";

interface ReportByLinkProps {
  /** Saves the report; answers why it cannot, null when it did. */
  onOpen: (patientId: string, token: string) => Promise<string | null>;
  /** The link itself, with the way to end it. */
  links: (patientId: string, token: string) => ReactNode;
}

/** Where the link of a mailed report leads. Nothing is read of a patient until somebody asks for it, since programs follow links in mails too. */
export function ReportByLink({ onOpen, links }: ReportByLinkProps) {
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
    <PublicFrame subject="Rehabilitation report">
      <div className={styles.page}>
        <h1>A report is ready for you</h1>
        <p>It holds health information of one person. Open it only if the mail was meant for you.</p>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <Button variant="primary" busy={busy} icon={<FileDown />} onClick={() => void open()}>
          Open the report
        </Button>
        {isOpened && links(patientid, token)}
      </div>
    </PublicFrame>
  );
}
