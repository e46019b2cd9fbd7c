import { inflateSync } from "node:zlib";

/** A run of letters on a page of a PDF. */
export interface Written {
  readonly text: string;
  /** Points from the left and from below. */
  readonly x: number;
  readonly y: number;
  /** Weight and size, such as Bold 12, or the name of a font other than ours and the size. */
  readonly font: string;
  /** Lightness of its colour, of 255. */
  readonly colour: number;
  /** The whole text that it is part of, where a document says what its glyphs stand for. */
  readonly actual?: string;
  /** The number of the part of the page that it belongs to; null for what screen readers leave out. */
  readonly part: number | null;
}

/** The object of a number. */
export const object = (pdf: string, number: string): string =>
  new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)endobj`).exec(pdf)![1]!;
/** What the stream of an object holds: as many bytes as it says, for its last one may look like the end of a line. */
export const unpacked = (body: string): string => {
  const length = Number(/\/Length (\d+)/.exec(body)![1]);
  const start = /stream\r?\n/.exec(body)!;
  const from = start.index + start[0].length;
  return inflateSync(Buffer.from(body.slice(from, from + length), "latin1")).toString("latin1");
};

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
/** What the string of a PDF says, in UTF-16 with its mark in front. */
const textOfString = (literal: string): string => {
  const bytes = literal.replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);
  return Buffer.from(bytes, "latin1").swap16().toString("utf16le").slice(1);
};

/** Fonts of a document by their short name: the weight, and which letter each glyph is. */
const fontsOf = (pdf: string) =>
  new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(({ 1: name, 2: number }) => {
      const font = object(pdf, number!);
      const map = unpacked(object(pdf, /\/ToUnicode (\d+)/.exec(font)![1]!));
      const glyphs = /beginbfrange\n[^[]*\[(.*?)\]/s.exec(map)![1]!.match(/<[0-9a-f ]*>/g)!;
      const weight = /\/BaseFont \/\w+\+(?:Inter-)?(\w+)/.exec(font)![1]!;
      return [name!, { weight, letters: glyphs.map(utf16) }];
    }),
  );

/** All that is written on each page of a PDF of ours, in its order. */
export const pagesOf = (bytes: Buffer): Written[][] => {
  const pdf = bytes.toString("latin1");
  const fonts = fontsOf(pdf);
  return [...pdf.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+)/g)].map(({ 1: contents }) => {
    let colour = 0;
    let part: number | null = null;
    let actual: string | undefined;
    return unpacked(object(pdf, contents!))
      .split(/\n(?=BT|EMC|\S+ \S+ \S+ scn|\/\w+ <<[^>]*>> BDC|\/Span <<)/)
      .flatMap((drawn): Written[] => {
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
