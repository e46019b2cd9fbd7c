import { expect, test } from "vitest";
import { scoreLabels } from "./score-labels.ts";

test("A303: the score labels", () =>
  expect(Object.values(scoreLabels)).toEqual([
    "Pain Management",
    "Functional Knee",
    "Range Of Motion",
    "Pain Level",
    "Knee Score",
    "Flexion",
    "Extension",
  ]));
