import { expect, test } from "vitest";
import { makeSeal } from "./seal.ts";

const seal = makeSeal("secret", "test");

test("what is sealed is read back, and two boxes of one text differ", () => {
  expect(seal.decrypt(seal.encrypt("Grüße"))).toBe("Grüße");
  expect(seal.encrypt("x")).not.toEqual(seal.encrypt("x"));
  expect(seal.encrypt("Ada Lovelace").includes("Ada")).toBe(false);
});

test("another secret, another purpose or a changed byte opens nothing", () => {
  const box = seal.encrypt("text");
  expect(() => makeSeal("other", "test").decrypt(box)).toThrow();
  expect(() => makeSeal("secret", "else").decrypt(box)).toThrow();
  for (const at of [0, 12, box.length - 1]) {
    const touched = Buffer.from(box);
    touched[at]! ^= 1;
    expect(() => seal.decrypt(touched), `byte ${at}`).toThrow();
  }
  expect(box.length).toBe(12 + 16 + 4);
});
