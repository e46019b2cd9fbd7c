import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { Search, X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useFirstFocus } from "./use-first-focus.ts";
import { Kbd } from "../look/Marks.tsx";
import { useOverlay } from "./overlays.ts";
import styles from "./Palette.module.css";
import * as texts from "./overlay-texts.ts";

/** Item that the palette can open. */
export interface PaletteItem {
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly detail?: string;
  readonly keys?: readonly string[];
  /** Text at the right of the highlighted item. */
  readonly does?: string;
  /** Further actions of the item, shown below its group while the item is selected for actions. */
  readonly actions?: PaletteGroup;
  readonly open: (inNewTab: boolean) => void;
}

/** Items under a heading. */
export interface PaletteGroup {
  readonly heading: string;
  /** Set when the items are actions of another item. Tab and the right arrow move from that item to them, and only then their letter keys work. */
  readonly areActions?: true;
  readonly items: readonly PaletteItem[];
}

interface PaletteProps {
  text: string;
  onText: (text: string) => void;
  placeholder: string;
  hint: string;
  groups: readonly PaletteGroup[];
  /** Text shown when no group has an item. */
  empty: string;
  /** Text shown with any results: a part of the search failed. */
  failed?: string | null;
  onClose: () => void;
}

interface RowProps {
  item: PaletteItem;
  id: string;
  active: boolean;
  onHover: () => void;
}

const Row = ({ item, id, active, onHover }: RowProps) => (
  <div
    id={id}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    className={styles.item}
    onPointerMove={onHover}
    onClick={(event) => item.open(event.ctrlKey || event.metaKey)}
  >
    <span className={styles.icon}>{item.icon}</span>
    <span className={styles.text}>
      <span className={styles.title}>{item.title}</span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
    </span>
    {active && item.does && <span className={styles.actionHint}>{item.does} ↵</span>}
    {item.keys?.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </div>
);

interface GroupsProps {
  groups: readonly PaletteGroup[];
  id: string;
  active: PaletteItem | undefined;
  onHover: (item: PaletteItem) => void;
}

const Groups = ({ groups, id, active, onHover }: GroupsProps) =>
  groups.map((group) => (
    <div key={group.heading} role="group" aria-label={group.heading}>
      <div className={styles.heading} aria-hidden>
        {group.heading}
      </div>
      {group.items.map((item) => (
        <Row
          key={item.key}
          item={item}
          id={`${id}-${item.key}`}
          active={item === active}
          onHover={() => onHover(item)}
        />
      ))}
    </div>
  ));

const Foot = ({ hint }: { hint: string }) => (
  <div className={styles.foot}>
    <span>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.move}
    </span>
    <span>
      <Kbd>{texts.enter}</Kbd> {texts.open}
    </span>
    <span>
      <Kbd>{texts.tab}</Kbd> {texts.actions}
    </span>
    <span>
      <Kbd>{texts.ctrl}</Kbd> <Kbd>{texts.enter}</Kbd> {texts.newTab}
    </span>
    <span className={styles.hint}>{hint}</span>
  </div>
);

/** Returns the groups, with the actions of one item below the item's group. */
const withActions = (groups: readonly PaletteGroup[], subject: PaletteItem | undefined): readonly PaletteGroup[] =>
  groups.flatMap((group) => {
    const { actions } = (subject && group.items.includes(subject) && subject) || {};
    return actions && actions.items.length > 0 ? [group, actions] : [group];
  });

/** State of the highlighted item. It starts at the first result, not at an action. A highlighted item stays highlighted when other items arrive. */
function useHighlight(groups: readonly PaletteGroup[], id: string) {
  const [at, setAt] = useState<string | null>(null);
  const [subjectKey, setSubjectKey] = useState<string | null>(null);
  const [isActing, setActing] = useState(false);
  const foundItems = groups.filter(({ areActions }) => !areActions).flatMap((group) => group.items);
  const subject = foundItems.find(({ key }) => key === subjectKey) ?? (foundItems[0]?.actions && foundItems[0]);
  const visibleGroups = withActions(groups, subject);
  const items = visibleGroups.flatMap((group) => group.items);
  const previousPlace = items.findIndex(({ key }) => key === at);
  const active =
    previousPlace >= 0 ? previousPlace : Math.min(Math.max(0, items.indexOf(foundItems[0]!)), items.length - 1);
  const to = (next: number, acts = false): void => {
    const item = items[next];
    setAt(item?.key ?? null);
    setActing(acts);
    if (item?.actions) setSubjectKey(item.key);
    document.getElementById(`${id}-${item?.key}`)?.scrollIntoView({ block: "nearest" });
  };
  const reset = (): void => {
    setAt(null);
    setSubjectKey(null);
    setActing(false);
  };
  return { visibleGroups, items, active, isActing, subject, to, reset };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Handles a key in the palette. Returns false when the key belongs to the text field. */
function press(event: KeyboardEvent<HTMLInputElement>, highlight: ReturnType<typeof useHighlight>): boolean {
  const { items, active, isActing, subject, to } = highlight;
  const { key, ctrlKey, metaKey, shiftKey, currentTarget: field } = event;
  const step = steps[key];
  const item = items[active];
  const [first] = item?.actions?.items ?? [];
  const isAtEnd = field.selectionStart === field.value.length;
  if (key === "Enter") item?.open(ctrlKey || metaKey);
  else if (step !== undefined) to((active + step + items.length) % Math.max(1, items.length));
  else if (first && ((key === "Tab" && !shiftKey) || (key === "ArrowRight" && isAtEnd))) to(items.indexOf(first), true);
  else if (isActing && subject && (key === "ArrowLeft" || key === "Tab")) to(items.indexOf(subject));
  else if (isActing && !ctrlKey && !metaKey) {
    const letter = subject?.actions?.items.find(({ keys }) => keys?.includes(key.toUpperCase()));
    letter?.open(false);
    return letter !== undefined;
  } else return false;
  return true;
}

function Box({ text, onText, placeholder, hint, groups, empty, failed, onClose }: PaletteProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useOverlay(onClose);
  useFirstFocus(box);
  const highlight = useHighlight(groups, id);
  const { visibleGroups, items, active } = highlight;
  const highlighted = items[active];
  return (
    <Dialog ref={box} aria-label={texts.jumpTo} className={styles.box ?? ""}>
      <div className={styles.search}>
        <Search size={18} />
        <input
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={highlighted && `${id}-${highlighted.key}`}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          onKeyDown={(event) => {
            if (!press(event, highlight)) return;
            event.preventDefault();
            event.stopPropagation(); // React Aria would otherwise let Tab move to the next control.
          }}
          onChange={(event) => {
            highlight.reset();
            onText(event.target.value);
          }}
        />
        <button type="button" className={styles.close} aria-label={texts.closeEsc} onClick={onClose}>
          <Kbd>{texts.esc}</Kbd>
          <X size={20} />
        </button>
      </div>
      <div id={id} role="listbox" aria-label={placeholder} className={styles.results}>
        <Groups
          groups={visibleGroups}
          id={id}
          active={highlighted}
          onHover={(item) => highlight.to(items.indexOf(item))}
        />
      </div>
      <output className={styles.empty}>{failed ?? (items.length === 0 && empty)}</output>
      <Foot hint={hint} />
    </Dialog>
  );
}

/** Command palette: a search field over the page with results. Arrows move, Enter opens, Ctrl+Enter opens a new tab. */
export const Palette = (props: PaletteProps) => (
  <ModalOverlay isOpen isDismissable onOpenChange={props.onClose} className={styles.overlay ?? ""}>
    <Modal className={styles.palette ?? ""}>
      <Box {...props} />
    </Modal>
  </ModalOverlay>
);
