import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "./Parts.module.css";
import type { OpenedLine } from "./use-open-line.ts";
import { useOwnFocus } from "./use-own-focus.ts";
import type { Part } from "./use-parts.ts";
import * as texts from "./parts-texts.ts";

interface PartEditorProps {
  part: Part;
  opened: OpenedLine;
  onRemove: () => void;
  children: ReactNode;
}

/** Part of content with its fields. */
export const PartEditor = ({ part: { name, version }, opened, onRemove, children }: PartEditorProps) => (
  <fieldset ref={useOwnFocus(opened.byHand)} className={styles.editor} onInput={opened.onTyped}>
    <legend>
      {name} <small>{texts.versionText(version)}</small>
    </legend>
    <span className={styles.remove}>
      <IconButton label={texts.removeName(name)} icon={<X />} onClick={onRemove} />
    </span>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
