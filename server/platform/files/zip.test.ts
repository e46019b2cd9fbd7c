import { expect, test } from "vitest";
import { type ArchiveFile, zip } from "./zip.ts";

const packed = async (...files: readonly ArchiveFile[]): Promise<Buffer> => {
  const entries = async function* () {
    yield* files;
  };
  const pieces: Buffer[] = [];
  for await (const piece of zip(entries())) pieces.push(piece);
  return Buffer.concat(pieces);
};

test("an archive of no files is the end of its list alone", async () => {
  expect(await packed()).toEqual(Buffer.from(`504b0506${"00".repeat(18)}`, "hex"));
});

test("files stand in an archive one after the other, with checksum, lengths and place in its list", async () => {
  const archive = await packed({ name: "a.txt", bytes: Buffer.from("hello") }, { name: "é", bytes: Buffer.from("") });
  // Headers by the specification of the format (APPNOTE 4.3.7, 4.3.12, 4.3.16); 3610a686 is the CRC-32 of "hello".
  const first = `1400000800000000210086a61036${"05000000".repeat(2)}05000000`;
  const second = `14000008000000002100${"00".repeat(12)}02000000`;
  const none = "00".repeat(10);
  expect(archive.toString("hex")).toBe(
    [
      `504b0304${first}612e747874${"68656c6c6f"}`,
      `504b0304${second}c3a9`,
      `504b01021400${first}${none}00000000612e747874`,
      `504b01021400${second}${none}28000000c3a9`,
      `504b0506000000000200020063000000${"48000000"}0000`,
    ].join(""),
  );
});
