import { expect, test } from "vitest";
import { versionLetter } from "./version-letter.ts";

test("an admin reads which plan, which version and what it changes", () => {
  const { subject, paragraphs } = versionLetter({ plan: "Our Knee", number: 2, changes: ["Sensor", "Pain Check"] });
  expect(subject).toBe("Our Knee: version 2 is in your running programmes");
  expect(paragraphs[0]).toBe(
    "Patients of your clinic who follow the care plan Our Knee are given its version 2 from today on. What is past stays as it was.",
  );
  expect(paragraphs.slice(1)).toEqual([
    "It changes: Sensor, Pain Check.",
    "What was changed by hand at your clinic stays. Each programme can be put back for 30 days on the patient's page.",
  ]);
});
