import { object, pagesOf, type PlacedText } from "./pages-of.ts";

/** Part of a document as a screen reader finds it: its type, the alternative text of a picture, its text, and its parts. */
export interface Part {
  readonly type: string;
  readonly alt?: string;
  readonly text?: string;
  readonly parts?: readonly Part[];
}

interface ParsedPdf {
  readonly pdf: string;
  readonly pages: readonly (readonly PlacedText[])[];
  /** Object numbers of the pages, in order. */
  readonly numbers: readonly string[];
}

const piecesOf = ({ pages, numbers }: ParsedPdf, page: string, mark: number): string[] =>
  (pages[numbers.indexOf(page)] ?? []).filter(({ part }) => part === mark).map(({ text }) => text);

/** Returns the alternative text of a picture. Letters beyond ASCII are encoded as UTF-16 after a byte order mark. */
const altOf = (body: string): string | undefined => {
  const written = /\/Alt \(((?:[^()\\]|\\.)*)\)/s.exec(body)?.[1]?.replaceAll(/\\([()\\])/g, "$1");
  if (!written?.startsWith("\xFE\xFF")) return written;
  return Buffer.from(written.slice(2), "latin1").swap16().toString("utf16le");
};

const readPart = (read: ParsedPdf, number: string): Part => {
  const body = object(read.pdf, number);
  const type = /\/S \/(\w+)/.exec(body)![1]!;
  const alt = altOf(body);
  const inside = /\/K \[([\s\S]*)\]/.exec(body)?.[1] ?? "";
  const textWithoutDictionaries = inside.replaceAll(/<<[^>]*>>/g, "");
  const page = /\/Pg (\d+) 0 R/.exec(body.replace(inside, ""))?.[1] ?? "";
  const further = [...inside.matchAll(/\/Pg (\d+) 0 R\s*\/MCID (\d+)/g)].map(
    ([, on, mark]) => [on!, Number(mark)] as const,
  );
  const parts = [...textWithoutDictionaries.matchAll(/(\d+) 0 R/g)].map(([, child]) => readPart(read, child!));
  const marks = [...textWithoutDictionaries.replaceAll(/\d+ 0 R/g, "").matchAll(/\d+/g)].map(
    ([mark]) => [page, Number(mark)] as const,
  );
  const pieces = [...marks, ...further].flatMap(([on, mark]) => piecesOf(read, on, mark));
  // Pieces are joined without a separator. The texts of a figure, which screen readers replace by its `alt`, are separated by spaces.
  const text = pieces.join(type === "Figure" ? " " : "").trim();
  return { type, ...(alt !== undefined && { alt }), ...(text !== "" && { text }), ...(parts.length > 0 && { parts }) };
};

/** Returns the parts of one of the product's tagged PDFs, in reading order. */
export const partsOf = (bytes: Buffer): readonly Part[] => {
  const pdf = bytes.toString("latin1");
  const numbers = [...pdf.matchAll(/\n(\d+) 0 obj\n<<\s*\/Type \/Page\n/g)].map(([, number]) => number!);
  const root = /\/StructTreeRoot (\d+)/.exec(pdf)![1]!;
  const document = /\/K \[(\d+) 0 R\]/.exec(object(pdf, root))![1]!;
  return readPart({ pdf, pages: pagesOf(bytes), numbers }, document).parts ?? [];
};
