import { crc32 } from "node:zlib";

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Version of the ZIP format that readers must support: 2.0. */
const version = 20;
/** Names are UTF-8. */
const flags = 0x08_00;
/** The first day that the format supports, because the archive does not disclose when the files were packed. */
const date = 0x00_21;

/** Returns fields of two or four bytes, one after the other. */
const fields = (...all: readonly (readonly [value: number, size: 2 | 4])[]): Buffer => {
  const bytes = Buffer.alloc(all.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of all) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/** Returns the fields that both headers of a file have in common. */
const commonHeaderFields = (name: Buffer, bytes: Buffer): Buffer =>
  Buffer.concat([
    fields([version, 2], [flags, 2], [0, 2], [0, 2], [date, 2], [crc32(bytes), 4]),
    fields([bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]),
  ]);

/** Packs files into a ZIP piece by piece without compression, for files that are compressed already, below 4 GiB in all. */
export const zip = async function* (files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let at = 0;
  for await (const { name, bytes } of files) {
    const written = Buffer.from(name, "utf8");
    const head = Buffer.concat([fields([0x04_03_4b_50, 4]), commonHeaderFields(written, bytes), written]);
    const entry = [fields([0x02_01_4b_50, 4], [version, 2]), commonHeaderFields(written, bytes)];
    entries.push(Buffer.concat([...entry, fields([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), written]));
    at += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const list = Buffer.concat(entries);
  yield list;
  const count = entries.length;
  yield fields([0x06_05_4b_50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [at, 4], [0, 2]);
};
