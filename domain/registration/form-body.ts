/** Piece of text inside a paragraph. */
export type FormRun = { readonly text: string; readonly strong: boolean };

/** Paragraph, heading or list item of a consent form. */
export type FormBlock = { readonly kind: "paragraph" | "heading" | "item"; readonly runs: readonly FormRun[] };

const kinds: Readonly<Record<string, FormBlock["kind"]>> = {
  p: "paragraph",
  div: "paragraph",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  li: "item",
};
const strongTags = new Set(["b", "strong"]);
/** Elements whose text is not for readers. */
const silentTags = new Set(["script", "style", "template", "title", "iframe", "object", "noscript", "textarea"]);
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name?.toLowerCase() ?? ""] ?? whole),
  );

/**
 * Parses the HTML of a consent form to headings, paragraphs and list items with emphasis. Everything else is dropped: attributes, links, images and
 * scripts, so that only text is shown and printed.
 */
export const readFormBody = (html: string): FormBlock[] => {
  const blocks: { kind: FormBlock["kind"]; runs: FormRun[] }[] = [];
  let [kind, strong, silent, open]: [FormBlock["kind"], boolean, string, boolean] = ["paragraph", false, "", false];
  const write = (text: string): void => {
    if (text.trim() === "" && !open) return;
    if (!open) blocks.push({ kind, runs: [] });
    open = true;
    blocks.at(-1)!.runs.push({ text, strong });
  };
  for (const [whole, slash, name] of html.matchAll(token)) {
    const tag = name?.toLowerCase() ?? "";
    if (silent !== "") silent = slash && tag === silent ? "" : silent;
    else if (!tag && !whole.startsWith("<!--")) write(decodeEntities(whole).replaceAll(/\s+/g, " "));
    else if (silentTags.has(tag)) silent = slash ? "" : tag;
    else if (strongTags.has(tag)) strong = !slash;
    else if (tag === "br") write("\n");
    else if (kinds[tag]) [kind, open] = [slash ? "paragraph" : kinds[tag], false];
  }
  return blocks;
};

/** Returns the text of a block. */
export const blockText = ({ runs }: FormBlock): string =>
  runs
    .map(({ text }) => text)
    .join("")
    .trim();
