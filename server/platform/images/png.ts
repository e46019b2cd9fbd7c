import { inflateSync } from "node:zlib";

const signature = Buffer.from("89504e470d0a1a0a", "hex");
/** Bytes a pixel for the color types that canvases write: 2 is RGB, 6 is RGB with transparency. */
const pixelBytes: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a PNG as a canvas writes it (8 bits, no interlace) to the last pixel and returns its size; null for any other file, for an image
 * larger than `most`, and for an empty drawing. An accepted image can be drawn into a PDF safely: sharp accepts surplus rows, which the PDF
 * writer would unpack, and a signature cannot be re-encoded, because it is stored byte for byte.
 */
export const readDrawing = (bytes: Buffer, max: Size): Size | null => {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const chunks = chunksOf(bytes);
  const head = chunks?.find(({ type }) => type === "IHDR")?.data;
  if (!chunks || head?.length !== 13) return null;
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), pixelBytes[head[9]!]];
  const isPlain = head[8] === 8 && head[10] === 0 && head[11] === 0 && head[12] === 0;
  if (!channels || !isPlain || width < 1 || height < 1 || width > max.width || height > max.height) return null;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  return hasValidInk(packed, 1 + width * channels, height) ? { width, height } : null;
};

const chunksOf = (bytes: Buffer): { type: string; data: Buffer }[] | null => {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return null;
    const type = bytes.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === "IEND") return chunks;
    at += 12 + length;
  }
  return null;
};

/** Returns whether all rows are present, have a valid filter type, and are not all empty. */
const hasValidInk = (packed: Buffer, rowBytes: number, rows: number): boolean => {
  try {
    const pixels = inflateSync(packed, { maxOutputLength: rowBytes * rows });
    if (pixels.length !== rowBytes * rows) return false;
    let ink = false;
    for (const [at, byte] of pixels.entries()) {
      if (at % rowBytes === 0 && byte > 4) return false;
      if (at % rowBytes !== 0 && byte !== 0) ink = true;
    }
    return ink;
  } catch {
    return false;
  }
};
