import { expect, test } from "vitest";
import {
  imageBytes,
  imageFile,
  imageFiles,
  imageFolders,
  imageNameOf,
  isPictureFile,
  messageImageName,
  pictureAddress,
  pictureField,
  pictureNameIn,
  smallPicture,
} from "./image.ts";

const name = "AAAAAAAAAAAAAAAAAAAA-_";

test("a picture has an address, and a small one beside it", () => {
  expect(smallPicture(pictureAddress(name))).toBe(`/images/${name}-small.webp`);
  expect(smallPicture("")).toBe("");
});

test("A306: images of messages lie in the folder message", () => {
  expect(imageFiles(imageFolders.message, name)).toEqual({
    full: `message/${name}.webp`,
    small: `message/${name}-small.webp`,
  });
});

test("an address tells the picture's name", () => {
  expect(pictureNameIn(pictureAddress(name))).toBe(name);
  for (const other of [
    "",
    `x/images/${name}.webp`,
    `/images/${name}.webp2`,
    "/images/x.webp",
    `/images/${name}-small.webp`,
  ])
    expect(pictureNameIn(other)).toBeNull();
});

test("a form takes an address of ours, or none", () => {
  expect(pictureField.parse(pictureAddress(name))).toBe(`/images/${name}.webp`);
  expect([pictureField.parse(undefined), pictureField.parse("")]).toEqual(["", ""]);
  for (const foreign of ["https://elsewhere.example/a.webp", "/images/../key", `/images/${name}-small.webp`, "data:,"])
    expect(pictureField.safeParse(foreign).error?.issues[0]?.message, foreign).toBe("Image not found");
});

test("only names that the product gives are looked for", () => {
  expect(isPictureFile(`${name}.webp`)).toBe(true);
  expect(isPictureFile(`${name}-small.webp`)).toBe(true);
  for (const odd of [
    "../message/x.webp",
    `x${name}.webp`,
    `../${name}.webp`,
    `${name}.svg`,
    `${name}.webp.html`,
    "",
    "x.webp",
  ])
    expect(isPictureFile(odd), odd).toBe(false);
});

test("an image lies in its folder whole and small, and a stored file tells its name, even a half written one", () => {
  const files = imageFiles("message", name);
  expect(files).toEqual({ full: `message/${name}.webp`, small: `message/${name}-small.webp` });
  for (const path of [files.full, files.small, `${files.full}.part`, `${files.small}.part`])
    expect(imageNameOf(path), path).toBe(name);
  for (const path of ["x.webp", `/${files.full}`, `${files.full}.partly`, `7/${name}.webp`, "message/short.webp"])
    expect(imageNameOf(path), path).toBeNull();
});

test("C103: a file has at most 10 MB", () => expect(imageBytes).toBe(10_485_760));

test("an image of a message is shown by its file, which tells its name", () => {
  expect([imageFile(name, "full"), imageFile(name, "small")]).toEqual([`${name}.webp`, `${name}-small.webp`]);
  expect([`${name}.webp`, `${name}-small.webp`, `${name}.webp.html`].map(messageImageName)).toEqual([
    name,
    `${name}-small`,
    `${name}.webp.html`,
  ]);
});
