import { CloudOff } from "lucide-react";
import { connection } from "../../platform/calls/connection.ts";
import { useConnection } from "../../platform/stores.ts";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./NoConnection.module.css";
import * as texts from "./programmes-texts.ts";

/** Notice about typed values while the connection is lost, in place of the notice on all pages. */
export function NoConnection({ text }: { text: string }) {
  if (useConnection().kind === "fine") return null;
  return (
    <div className={styles.notice} data-connection-notice>
      <CloudOff />
      <output>
        <strong>{texts.noConnection}</strong> {text}
      </output>
      <Button size="small" onClick={connection.tryNow}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
