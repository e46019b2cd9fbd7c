import { addition, hole } from "./sql-regions.ts";

/** Replacement in a text: the characters from `start` to `end` become `replace`. */
export interface Edit {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly replace: string;
}

interface Condition {
  readonly start: number;
  readonly end: number;
  /** The words before and after a condition, such as `where` and `and`. */
  readonly before: string;
  readonly behind: string;
}

const words =
  /[();]|\bend if\b|\bon conflict\b|\bleft join\b|\b(and|or|where|on|having|when|if|elsif|between|group by|order by|limit|offset|returning|union|then|else|end|join|cross|full|inner|window|for|set|from|select|do|loop|as)\b|¤+/gi;
const openers = new Set(["where", "on", "having", "when", "if", "elsif", "and", "or"]);

interface Frame {
  open: { start: number; word: string } | null;
  isBetween: boolean;
}

/** Conditions between `where`, `and`, `or` and the like, each with its depth of parentheses. */
const conditionsIn = (masked: string): Condition[] => {
  const conditions: Condition[] = [];
  const frames: Frame[] = [{ open: null, isBetween: false }];
  const close = (end: number, behind: string): void => {
    const frame = frames.at(-1)!;
    if (frame.open) {
      const text = masked.slice(frame.open.start, end);
      const start = frame.open.start + text.length - text.trimStart().length;
      if (text.trim() !== "")
        conditions.push({ start, end: start + text.trim().length, before: frame.open.word, behind });
    }
    frame.open = null;
  };
  for (const { 0: match, index } of masked.matchAll(words)) {
    const word = match.toLowerCase();
    const frame = frames.at(-1)!;
    if (word === "(") frames.push({ open: null, isBetween: false });
    else if (word === "between") frame.isBetween = true;
    else if (word === "and" && frame.isBetween) frame.isBetween = false;
    else {
      close(index, word);
      if (word === ")" && frames.length > 1) frames.pop();
      if (openers.has(word)) frames.at(-1)!.open = { start: index + word.length, word };
    }
  }
  close(masked.length, "");
  return conditions;
};

const isTenant = (condition: string): boolean => /^[\w.]*customer_id\s*(=|$)/.test(condition);
const isJoined = ({ before, behind }: Condition): boolean => [before, behind].some((each) => /^(and|or)$/.test(each));

/** A condition becomes true among others of an `and`, and false among others of an `or`. A single condition is removed only from a `where`. */
const conditionEdits = (masked: string): Edit[] =>
  conditionsIn(masked)
    .filter((each) => isJoined(each) || each.before === "where")
    .filter(({ start, end }) => !isTenant(masked.slice(start, end)) && masked.slice(start, end) !== "true")
    .map(({ start, end, before, behind }) => ({
      rule: "condition",
      start,
      end,
      replace: (before === "or" || behind === "or") && before !== "and" && behind !== "and" ? "false" : "true",
    }));

/** Returns the items of a list that begins at a position, up to its closing bracket or a word that ends it. */
const itemsFrom = (masked: string, from: number, ends: RegExp): { start: number; end: number }[] => {
  const items: { start: number; end: number }[] = [];
  let [depth, start, at] = [0, from, from];
  const add = (): void => {
    const text = masked.slice(start, at);
    const first = start + text.length - text.trimStart().length;
    if (text.trim() !== "") items.push({ start: first, end: first + text.trim().length });
  };
  for (; at < masked.length; at++) {
    const sign = masked[at]!;
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth < 0 || (depth === 0 && ends.test(masked.slice(at, at + 12)))) break;
    if (sign !== "," || depth > 0) continue;
    add();
    start = at + 1;
  }
  add();
  return items;
};

const orderEnds = /^(;|¤|\s(limit|offset|for|union|rows|range|returning)\b)/i;

const orderEdits = (masked: string): Edit[] =>
  [...masked.matchAll(/\border by\s/gi)].flatMap(({ 0: head, index }) =>
    itemsFrom(masked, index + head.length, orderEnds).flatMap(({ start, end }): Edit[] => {
      const key = masked.slice(start, end);
      if (key.replaceAll(hole, "").replaceAll(addition, "").trim() === "") return [];
      const direction = /\s(asc|desc)\b(?![^(]*\))/i.exec(key);
      if (!direction) return [{ rule: "order", start: end, end, replace: " desc" }];
      const at = start + direction.index + 1;
      const word = direction[1]!;
      return [{ rule: "order", start: at, end: at + word.length, replace: word === "desc" ? "asc" : "desc" }];
    }),
  );

const listEdits = (masked: string): Edit[] =>
  [...masked.matchAll(/\bin \((?=')|\barray\[(?=')/gi)].flatMap(({ 0: head, index }) => {
    const items = itemsFrom(masked, index + head.length, /^;/);
    if (items.length < 2) return [];
    return items.map(({ start, end }, at) => ({
      rule: "list",
      start: at === 0 ? start : items[at - 1]!.end,
      end: at === 0 ? items[1]!.start : end,
      replace: "",
    }));
  });

/** Returns the position of the bracket that closes a call such as `filter (…)`. */
const closingOf = (masked: string, opening: number): number => {
  let depth = 0;
  for (let at = opening; at < masked.length; at++) {
    if (masked[at] === "(") depth++;
    if (masked[at] === ")" && --depth === 0) return at;
  }
  return masked.length;
};

const filterEdits = (masked: string): Edit[] =>
  [...masked.matchAll(/\sfilter \(/gi)].map(({ 0: head, index }) => ({
    rule: "filter",
    start: index,
    end: closingOf(masked, index + head.length - 1) + 1,
    replace: "",
  }));

const coalesceEdits = (masked: string): Edit[] =>
  [...masked.matchAll(/\bcoalesce\(/gi)].flatMap(({ 0: head, index }) => {
    const items = itemsFrom(masked, index + head.length, /^;/);
    const [last, previous] = [items.at(-1), items.at(-2)];
    return last && previous ? [{ rule: "default", start: previous.end, end: last.end, replace: "" }] : [];
  });

/** Replaces each match of a pattern by the replacement that a table gives for it. */
const wordEdits =
  (rule: string, pattern: RegExp, replace: (word: string) => string) =>
  (masked: string): Edit[] =>
    [...masked.matchAll(pattern)].map(({ 0: word, index }) => ({
      rule,
      start: index,
      end: index + word.length,
      replace: replace(word),
    }));

const strictness: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

const rules: readonly ((masked: string) => Edit[])[] = [
  conditionEdits,
  wordEdits("strictness", /(?<=\s)[<>]=?(?=\s)/g, (sign) => strictness[sign]!),
  orderEdits,
  filterEdits,
  wordEdits("distinct", /\bdistinct (?!on\b)/gi, () => ""),
  wordEdits("null", /\bis (not )?null\b/gi, (words) => (words.includes("not") ? "is null" : "is not null")),
  listEdits,
  coalesceEdits,
];

/** The single breaks of a masked text of SQL, at their places in it. */
export const sqlEdits = (masked: string): Edit[] => rules.flatMap((rule) => rule(masked));
