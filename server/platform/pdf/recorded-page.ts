import type { PdfPage } from "./page.ts";

/** Call of one of the functions of a page, as data that can be sent to another thread. */
export type PagePart = {
  [Name in keyof PdfPage]: readonly [name: Name, values: Parameters<PdfPage[Name]>];
}[keyof PdfPage];

/** Returns what `write` writes, in its order. */
export const recordParts = (write: (page: PdfPage) => void): readonly PagePart[] => {
  const parts: PagePart[] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void parts.push([name, values] as unknown as PagePart);
  write(new Proxy({} as PdfPage, { get: (_, name) => record(String(name)) }));
  return parts;
};

/** Writes recorded parts on a page. */
export const writeParts = (page: PdfPage, parts: readonly PagePart[]): void => {
  for (const [name, values] of parts) (page[name] as (...values: unknown[]) => void)(...values);
};
