import { expect, test } from "vitest";
import { makeSeal } from "./seal.ts";

const seal = makeSeal("secret", "test");

test("what is sealed is read back, and two boxes of one text differ", () => {
  expect(seal.open(seal.close("Grüße"))).toBe("Grüße");
  expect(seal.close("x")).not.toEqual(seal.close("x"));
  expect(seal.close("Ada Lovelace").includes("Ada")).toBe(false);
});

test("another secret, another purpose or a changed byte opens nothing", () => {
  const box = seal.close("text");
  expect(() => makeSeal("other", "test").open(box)).toThrow();
  expect(() => makeSeal("secret", "else").open(box)).toThrow();
  for (const at of [0, 12, box.length - 1]) {
    const touched = Buffer.from(box);
    touched[at]! ^= 1;
    expect(() => seal.open(touched), `byte ${at}`).toThrow();
  }
  expect(box.length).toBe(12 + 16 + 4);
});
