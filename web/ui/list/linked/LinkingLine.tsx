import { Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../look/Button.tsx";
import { Kbd } from "../../look/Marks.tsx";
import { useNarrow } from "../../look/use-width.ts";
import type { RowDescriptions } from "./Gutter.tsx";
import styles from "./LinkingLine.module.css";
import type { Linking } from "./use-linking.ts";
import * as texts from "./linked-texts.ts";

/** Line below the rows that stays in view: the message in a span, its actions after it. */
export const RowsLine = ({ children }: { children: ReactNode }) => <output className={styles.line}>{children}</output>;

const Keys = () => (
  <span className={styles.keys} aria-hidden>
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.circle} <Kbd>{texts.space}</Kbd> {texts.link} <Kbd>{texts.deleteLabel}</Kbd>{" "}
    {texts.unlinkText} <Kbd>{texts.esc}</Kbd> {texts.deselect}
  </span>
);

interface LinkingLineProps {
  linking: Linking;
  nameOfId: RowDescriptions["nameOfId"];
  /** Purpose of links, as text. */
  children: string;
}

/** Line that explains how to use the selected circle; with the keyboard, also what a press would do. */
export function LinkingLine({ linking: { selected, target, deselect }, nameOfId, children }: LinkingLineProps) {
  const narrow = useNarrow();
  if (selected === null) return null;
  const byKeys = target?.byKeys === true;
  return (
    <RowsLine>
      <Link2 />
      <span>
        {texts.selectedItemText(nameOfId(selected))} {byKeys && texts.wouldFollowIt(nameOfId(target.id))}
        {!byKeys && narrow && texts.tapAnotherCircleToLink}
        {!byKeys && !narrow && texts.chooseAnotherCircleToLink(children)}
      </span>
      {byKeys && !narrow && <Keys />}
      <Button size="small" variant="text" onClick={deselect}>
        {texts.deselectText}
      </Button>
    </RowsLine>
  );
}
