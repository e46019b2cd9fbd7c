import { expect, test } from "vitest";
import { isPictureFile, pictureAddress, pictureField, pictureNameIn, smallPicture } from "./image.ts";

const name = "AAAAAAAAAAAAAAAAAAAA-_";

test("a picture has an address, and a small one beside it", () => {
  expect(smallPicture(pictureAddress(name))).toBe(`/images/${name}-small.webp`);
  expect(smallPicture("")).toBe("");
});

test("an address tells the picture's name", () => {
  expect(pictureNameIn(pictureAddress(name))).toBe(name);
  for (const other of ["", "/images/x.webp", `/images/${name}-small.webp`]) expect(pictureNameIn(other)).toBeNull();
});

test("a form takes an address of ours, or none", () => {
  expect(pictureField.parse(pictureAddress(name))).toBe(`/images/${name}.webp`);
  expect(pictureField.parse(undefined)).toBe("");
  for (const foreign of ["https://elsewhere.example/a.webp", "/images/../key", `/images/${name}-small.webp`, "data:,"])
    expect(pictureField.safeParse(foreign).error?.issues[0]?.message, foreign).toBe("Image not found");
});

test("only names that the product gives are looked for", () => {
  expect(isPictureFile(`${name}.webp`)).toBe(true);
  expect(isPictureFile(`${name}-small.webp`)).toBe(true);
  for (const odd of ["../message/x.webp", `${name}.svg`, `${name}.webp.html`, "", "x.webp"])
    expect(isPictureFile(odd), odd).toBe(false);
});
