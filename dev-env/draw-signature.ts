import { crc32, deflateSync } from "node:zlib";

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Returns a PNG of a stroke across a transparent sheet, as a canvas writes it; without `ink` it is empty, `ballast` adds that many bytes. */
export const drawPng = (width = 300, height = 80, ink = true, ballast = 0): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = Buffer.alloc((1 + width * 4) * height);
  for (let x = 0; ink && x < width; x += 1) {
    const y = Math.floor((height * (1 + Math.sin(x / 12))) / 2.1);
    rows[y * (1 + width * 4) + 1 + x * 4 + 3] = 255;
  }
  const parts = [
    pngChunk("IHDR", head),
    pngChunk("tEXt", Buffer.alloc(ballast, "a")),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
};

/** Returns a signature as the page sends it. */
export const drawSignature = (): string => `data:image/png;base64,${drawPng().toString("base64")}`;
