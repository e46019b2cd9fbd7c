import { isLinkKind, linkTexts } from "@restride/domain/patient-links/link-texts.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import type { ListedLinkFragment } from "./patient-links.graphql.ts";
import styles from "./PatientLinks.module.css";
import * as texts from "./patient-links-texts.ts";

const EndLinkDialog = lazyOverlay(async () => (await import("./EndLinkDialog.tsx")).EndLinkDialog);

const kindText = (kind: string): string => (isLinkKind(kind) ? linkTexts.kinds[kind] : kind);

interface LinkRowsProps {
  patientId: string;
  links: readonly ListedLinkFragment[];
  timeZone: string;
  /** Token of the link that authorizes the calls; undefined for a session. */
  token?: string | undefined;
  isLarge?: boolean;
}

/** List of links with recipient, origin, and end, each with a button that ends it. */
export function LinkRows({ patientId, links, timeZone, token, isLarge = false }: LinkRowsProps) {
  const [ending, setEnding] = useState<ListedLinkFragment | null>(null);
  return (
    <>
      <ul>
        {links.map((link) => (
          <li key={link._id} className={styles.row}>
            <span>
              <strong>
                {kindText(link.kind)} {link.isThis && <span className={styles.mark}>{texts.thisPage}</span>}
              </strong>
              <small>
                {link.recipient} · {link.origin}
              </small>
              <small>{texts.untilEndsAt(formatInstant(Date.parse(link.endsAt), timeZone))}</small>
            </span>
            <Button
              size={isLarge ? "large" : "small"}
              aria-label={texts.endTheLinkFor(link.recipient, kindText(link.kind))}
              onClick={() => setEnding(link)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
      {ending && <EndLinkDialog patientId={patientId} link={ending} token={token} onClose={() => setEnding(null)} />}
    </>
  );
}
