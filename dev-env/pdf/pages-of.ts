import { inflateSync } from "node:zlib";

/** Run of letters on a page of a PDF. */
export interface PlacedText {
  readonly text: string;
  /** Points from the left and from the bottom. */
  readonly x: number;
  readonly y: number;
  /** Weight and size, such as Bold 12, or the name of a foreign font and the size. */
  readonly font: string;
  /** Lightness of its color, from 0 to 255. */
  readonly colour: number;
  /** The whole text that the run belongs to, if the document defines the text of its glyphs. */
  readonly actual?: string;
  /** Number of the part of the page that the run belongs to; null for one that screen readers leave out. */
  readonly part: number | null;
}

/** Returns the source of a PDF object by its number. */
export const object = (pdf: string, number: string): string =>
  new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)endobj`).exec(pdf)![1]!;
/** Returns an object's decompressed stream. It reads exactly `/Length` bytes, because the last byte may look like a line end. */
export const decompressStream = (body: string): string => {
  const length = Number(/\/Length (\d+)/.exec(body)![1]);
  const start = /stream\r?\n/.exec(body)!;
  const from = start.index + start[0].length;
  return inflateSync(Buffer.from(body.slice(from, from + length), "latin1")).toString("latin1");
};

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
/** Decodes a string of a PDF: UTF-16 with a byte order mark. */
const textOfString = (literal: string): string => {
  const bytes = literal.replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);
  return Buffer.from(bytes, "latin1").swap16().toString("utf16le").slice(1);
};

/** Returns the fonts of a document by their short name: the weight, and the letter of each glyph. */
const fontsOf = (pdf: string) =>
  new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(({ 1: name, 2: number }) => {
      const font = object(pdf, number!);
      const map = decompressStream(object(pdf, /\/ToUnicode (\d+)/.exec(font)![1]!));
      const glyphs = /beginbfrange\n[^[]*\[(.*?)\]/s.exec(map)![1]!.match(/<[0-9a-f ]*>/g)!;
      const weight = /\/BaseFont \/\w+\+(?:Inter-)?(\w+)/.exec(font)![1]!;
      return [name!, { weight, letters: glyphs.map(utf16) }];
    }),
  );

/** Returns the runs of letters on each page of one of the product's PDFs, in order. */
export const pagesOf = (bytes: Buffer): PlacedText[][] => {
  const pdf = bytes.toString("latin1");
  const fonts = fontsOf(pdf);
  return [...pdf.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+)/g)].map(({ 1: contents }) => {
    let colour = 0;
    let part: number | null = null;
    let actual: string | undefined;
    return decompressStream(object(pdf, contents!))
      .split(/\n(?=BT|EMC|\S+ \S+ \S+ scn|\/\w+ <<[^>]*>> BDC|\/Span <<)/)
      .flatMap((drawn): PlacedText[] => {
        const span = /^\/Span <<\n\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(drawn);
        if (span) actual = textOfString(span[1]!);
        if (drawn.startsWith("EMC")) actual = undefined;
        const marked = span ? null : /^\/\w+ <<([^>]*)>> BDC/.exec(drawn);
        if (marked) part = /MCID (\d+)/.exec(marked[1]!) ? Number(/MCID (\d+)/.exec(marked[1]!)![1]) : null;
        const lightness = /^(\S+) \S+ \S+ scn/.exec(drawn);
        if (lightness) colour = Math.round(255 * Number(lightness[1]));
        const [, x, y, name, size, glyphs] =
          /^BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n([^]*) TJ\nET/.exec(drawn) ?? [];
        if (!glyphs) return [];
        const { weight, letters } = fonts.get(name!)!;
        const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(({ 1: run }) => run!.match(/.{4}/g)!);
        const text = codes.map((code) => letters[Number.parseInt(code, 16)]).join("");
        return [
          {
            text,
            x: Number(x),
            y: Math.round(Number(y)),
            font: `${weight} ${size}`,
            colour,
            part,
            ...(actual !== undefined && { actual }),
          },
        ];
      });
  });
};
