import { startingCategories } from "@restride/domain/surgeons/team.ts";
import type { Clinic } from "./clinics.ts";
import { firstNames, lastNames } from "../content/names.ts";
import { makeRandom, type Random } from "../random.ts";

const colleague = (random: Random): string =>
  `${random.pick(random.chance(0.5) ? firstNames.female : firstNames.male)} ${random.pick(lastNames)}`;

const aboutMe = (name: string, clinic: Clinic): string =>
  `${name} replaces knees and hips at ${clinic.name}, and has done so for many years.

Most patients walk on the day of surgery and go home on the next. What comes after decides how well a new joint works: the exercises,
the measurements, and a word with us when something does not feel right. My team follows you from the first visit to your last check, and
you can reach us any day through the numbers on this page.`;

/** Returns the contents of a surgeon's public page; its team is random, by the seed. */
export const surgeonPage = (seed: number, clinic: Clinic, at: number, name: string) => {
  const random = makeRandom(seed, "surgeon page", clinic.index, at);
  const { city, state, zip } = clinic.place;
  const team = startingCategories.map((category, index) => ({
    _id: `c${index + 1}`,
    name: category,
    details: Array.from({ length: random.int(0, 2) }, () => colleague(random)).join("\n"),
  }));
  return {
    description: "Knee and hip replacement",
    aboutMe: aboutMe(name, clinic).replaceAll(/(\S)\n(\S)/g, "$1 $2"),
    address: `${clinic.street}\n${city}, ${state} ${zip}`,
    team,
    hospital: {
      name: clinic.name,
      url: `https://${clinic.domain}`,
      department: "Joint replacement",
      title: "Orthopaedic surgeon",
    },
  };
};

export type SurgeonPage = ReturnType<typeof surgeonPage>;
