import { expect, test } from "vitest";
import { relationships } from "../caregiver.ts";
import { relationshipLabel } from "./edit-texts.ts";

test("relationships of caregivers have their labels, and an unknown one is shown as it is", () => {
  expect([...relationships, "Neighbour"].map(relationshipLabel)).toEqual([
    "Spouse or Partner",
    "Child",
    "Sibling",
    "Friend",
    "Parent",
    "Professional caregiver",
    "Other",
    "Neighbour",
  ]);
});
