import { expect, test } from "vitest";
import { drawPng } from "../../../dev-env/draw-signature.ts";
import { readDrawing } from "./png.ts";

const most = { width: 600, height: 160 };
const changed = (at: number, byte: number): Buffer => {
  const bytes = drawPng();
  bytes[at] = byte;
  return bytes;
};

test("a drawing of a canvas is read to its last pixel", () => {
  expect(readDrawing(drawPng(), most)).toEqual({ width: 300, height: 80 });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["another kind of file", Buffer.from("GIF89a............................")],
  ["an empty sheet", drawPng(300, 80, false)],
  ["one that is too wide", drawPng(601, 80)],
  ["one that is too high", drawPng(300, 161)],
  ["one cut short", drawPng().subarray(0, -30)],
  ["palette colours", changed(25, 3)],
  ["interlacing", changed(28, 1)],
  ["more than 8 bits a colour", changed(24, 16)],
  ["another compression", changed(26, 1)],
  ["another kind of filters", changed(27, 1)],
  ["more rows than its size has", changed(19, 20)],
  ["fewer rows than its size has", changed(23, 100)],
  ["rows that do not unpack", changed(80, 0)],
])("%s is none", (_what, bytes) => {
  expect(readDrawing(bytes, most)).toBeNull();
});

test("a small file that unpacks to gigabytes is refused at once", () => {
  const bomb = drawPng(600, 160);
  bomb.writeUInt32BE(2, 20);
  expect(readDrawing(bomb, most)).toBeNull();
});
