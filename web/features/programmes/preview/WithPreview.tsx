import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../ui/look/Button.tsx";
import { useCompact } from "../../../ui/look/use-width.ts";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { PatientPreview, type PreviewProps } from "./PatientPreview.tsx";
import styles from "./WithPreview.module.css";
import * as texts from "./preview-texts.ts";

/** Page with the preview beside it; in a narrow window a button in the footer opens the preview. */
export const WithPreview = ({ children, ...preview }: PreviewProps & { children: ReactNode }) => {
  const compact = useCompact();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {!compact && (
        <aside className={styles.previewColumn}>
          <PatientPreview {...preview} />
        </aside>
      )}
    </div>
  );
};

/** Button that opens the preview, where there is no room for it beside the page. */
export function PreviewButton(preview: PreviewProps) {
  const [open, setOpen] = useState(false);
  if (!useCompact()) return null;
  return (
    <>
      <Button icon={<CalendarDays />} onClick={() => setOpen(true)}>
        {texts.weeks}
      </Button>
      {open && (
        <Drawer title={texts.weeks} width="wide" onClose={() => setOpen(false)}>
          <PatientPreview {...preview} />
        </Drawer>
      )}
    </>
  );
}
