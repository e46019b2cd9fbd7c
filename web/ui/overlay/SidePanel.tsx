import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "../look/IconButton.tsx";
import { useCompact } from "../look/use-width.ts";
import { Drawer } from "./Drawer.tsx";
import { isCovered } from "./overlays.ts";
import styles from "./SidePanel.module.css";
import * as texts from "./overlay-texts.ts";

interface SidePanelProps {
  title: string;
  /** Muted text beside the title. */
  about: string;
  /** Navigates to the URL without the open record. */
  onClose: () => void;
  children: ReactNode;
}

/** Panel in a wide window. It takes the focus when it opens; Escape closes it. */
function Beside({ title, about, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isCovered()) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    const box = panel.current;
    box?.focus({ preventScroll: true });
    box?.addEventListener("keydown", listener);
    return () => box?.removeEventListener("keydown", listener);
  }, []);
  return (
    <aside ref={panel} className={styles.panel} aria-label={title} tabIndex={-1}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {about && <span className={styles.subtitle}>{about}</span>}
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

/** Open record of a list: beside the list where the window is wide enough, otherwise over it. */
export const SidePanel = (props: SidePanelProps) =>
  useCompact() ? <Drawer {...props} isStep={false} width="wide" /> : <Beside {...props} />;
