import { deflateSync, crc32 } from "node:zlib";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { failureText, makeReEncode } from "./re-encode.ts";

const reEncode = makeReEncode();

const plain = (width: number, height: number, background = "#c82828") =>
  sharp({ create: { width, height, channels: 3, background } });
const reEncoded = async (bytes: Buffer) => {
  const image = await reEncode("ada", bytes);
  if (isRefusal(image)) throw new Error(image.message);
  return image;
};
const refusal = async (bytes: Buffer): Promise<string | null> => {
  const image = await reEncode("ada", bytes);
  return isRefusal(image) ? image.message : null;
};

/** Returns a PNG of a few kilobytes that decompresses to any number of pixels. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
};

test("PNG, JPEG and WebP become WebP, at most 1800 pixels a side, with a small one of 320", async () => {
  for (const bytes of [
    await plain(2400, 1200).png().toBuffer(),
    await plain(2400, 1200).jpeg().toBuffer(),
    await plain(2400, 1200).webp().toBuffer(),
  ]) {
    const { full, small, width, height } = await reEncoded(bytes);
    expect([width, height]).toEqual([1800, 900]);
    expect(await sharp(full).metadata()).toMatchObject({ format: "webp", width: 1800, height: 900 });
    expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
  }
  expect(await reEncoded(await plain(90, 60).png().toBuffer())).toMatchObject({ width: 90, height: 60 });
});

test("the place of a photo is gone, and it stands upright", async () => {
  const photo = await plain(300, 200)
    .withExif({ IFD0: { Artist: "somebody", Orientation: "6" }, IFD3: { GPSLatitude: "41/1 52/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer);
  const { full, width, height } = await reEncoded(photo);
  expect([width, height]).toEqual([200, 300]);
  const { exif, orientation } = await sharp(full).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test("a logo keeps what is transparent", async () => {
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  expect((await sharp((await reEncoded(logo)).full).metadata()).hasAlpha).toBe(true);
});

test("what is no image is refused by its content, whatever it is called", async () => {
  const wrong = "Choose a PNG, JPEG or WebP image.";
  for (const text of [
    "",
    "hello",
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "%PDF-1.7",
  ])
    expect(await refusal(Buffer.from(text)), text).toBe(wrong);
  expect(await refusal(await plain(20, 20).gif().toBuffer())).toBe(wrong);
  expect(await refusal(await plain(20, 20).tiff().toBuffer())).toBe(wrong);
});

test("half a file, and a page hidden behind an image's first bytes, cannot be read", async () => {
  const whole = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 300, height: 100, channels: 3 },
  })
    .png()
    .toBuffer();
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    Buffer.concat([whole.subarray(0, 40), Buffer.from("<html>")]),
  ])
    expect(await refusal(bytes)).toBe("This image cannot be read. Choose another one.");
});

test("11 MB, one pixel, a bomb and what moves are refused with a sentence", async () => {
  expect(await refusal(Buffer.alloc(11 * 1024 * 1024))).toBe("Choose an image of at most 10 MB.");
  expect(await refusal(await plain(1, 1).png().toBuffer())).toBe("Choose an image of at least 16 × 16 pixels.");
  const small = bomb(20_000);
  expect(small.length).toBeLessThan(100_000);
  expect(await refusal(small)).toBe("Choose an image of at most 40 million pixels.");
  const frames = await Promise.all(["#c82828", "#2828c8"].map((colour) => plain(32, 32, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await refusal(moving)).toBe("Choose an image that does not move.");
});

test("a rush of large pictures waits in line, none is called unreadable, and what is beyond is told to try again", async () => {
  const large = await plain(6000, 4000).jpeg().toBuffer();
  const inLine = makeReEncode(2);
  const messages = await Promise.all(
    [1, 2, 3, 4].map(async (at) => {
      const image = await inLine(`account ${at}`, large);
      return isRefusal(image) ? image.message : "taken";
    }),
  );
  expect(messages.toSorted()).toEqual([
    "Many images are being added right now. Try again in a moment.",
    "taken",
    "taken",
    "taken",
  ]);
});

test("a picture that takes too long on a busy machine is not called unreadable, one that is broken is", async () => {
  const large = plain(100, 100).resize(12_000, 12_000).png({ compressionLevel: 9, effort: 10 }).timeout({ seconds: 1 });
  const timeout: unknown = await large.toBuffer().catch((error: unknown) => error);
  expect(timeout).toBeInstanceOf(Error);
  expect(failureText(timeout)).toBe("Many images are being added right now. Try again in a moment.");
  expect(failureText(new Error("pngload_buffer: libspng read error"))).toBe(
    "This image cannot be read. Choose another one.",
  );
});

test("one account has at most so many pictures in the line; another one has its place", async () => {
  const small = await plain(640, 480).jpeg().toBuffer();
  const inLine = makeReEncode(20, 2);
  const images = await Promise.all(["ada", "ada", "ada", "ben"].map((owner) => inLine(owner, small)));
  expect(images.map((image) => isRefusal(image) && image.message)).toEqual([
    false,
    false,
    "Many images are being added right now. Try again in a moment.",
    false,
  ]);
});
