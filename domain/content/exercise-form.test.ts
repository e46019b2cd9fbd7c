import { expect, test } from "vitest";
import { exerciseForm } from "./exercise-form.ts";

const exercise = { name: "Heel Slides", purpose: "Bends.", holdseconds: 5, repeat: 10, set: 2, time: 3, interval: 1 };

const problemsOf = (draft: object): string[] => {
  const read = exerciseForm.safeParse({ ...exercise, ...draft });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

test("a video link begins with https and names a host", () => {
  for (const video of ["", "https://video.example.com/heel-slides"]) expect(problemsOf({ video })).toEqual([]);
  for (const video of [
    "http://video.example.com/a",
    "video.example.com",
    "https://",
    "javascript:alert(1)",
    "https://a b.c",
  ])
    expect(problemsOf({ video })).toEqual(["Please enter a link that begins with https://."]);
});

test("a dose stays inside its bounds", () => {
  expect(problemsOf({ holdseconds: 0, repeat: 0 })).toEqual([]);
  expect(problemsOf({ set: 0 })).toEqual(["Please enter sets from 1 to 50."]);
  expect(problemsOf({ time: null })).toEqual(["Please enter times a day from 1 to 50."]);
  expect(problemsOf({ interval: 8 })).toEqual(["Please select interval."]);
});

test("it is said what an exercise is good for; a picture is one of ours", () => {
  expect(problemsOf({ purpose: "" })).toEqual(["Please enter what it is good for."]);
  expect(problemsOf({ image: "https://elsewhere.example/a.png" })).toEqual(["Image not found"]);
});
