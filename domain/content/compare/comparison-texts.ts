export const withVersion = (text: string, version: number): string => `${text}, version ${version}`;
export const withNext = (dose: string, exercise: string): string => `${dose}, then ${exercise}`;
export const clinicNoun = "clinic";
export const secondNoun = "second";
export const repeatNoun = "repeat";
export const setNoun = "set";
export const timeNoun = "time";
export const dayNoun = "day";
export const thereIsOne = "There is one";
export const forJoint = "For";
export const kneeAndHip = "Knee and hip";
export const ageGroups = "Age groups";
export const offeredTo = "Offered to";
export const allClinics = "All clinics";
export const contentName = "Name";
export const description = "Description";
export const pace = "Pace";
export const gender = "Gender";
export const allGenders = "All";
export const days = "Days";
export const whatItIsGoodFor = "What it is good for";
export const notIfOrTakeCare = "Not if, or take care";
export const image = "Image";
export const videoLink = "Video link";
export const hold = "Hold";
export const repeat = "Repeat";
export const setCount = "Set";
export const daily = "Daily";
export const interval = "Interval";
export const shortName = "Short name";
export const licenceLine = "Licence line";
export const daysItAsksBack = "Days it asks back";
export const displayName = "Display name";
export const notOfferedAnyMore = "Not offered any more";
export const notTheSame = (text: string): string => `${text}, not the same`;
export const orderOf = (list: string): string => `Order of ${list}`;
/** Summary of the first differences, and how many more there are. */
export const summaryWithMore = (summary: string, moreCount: number): string =>
  moreCount > 0 ? `${summary} and ${moreCount} more` : summary;
const changes = { added: "added", changed: "changed", gone: "gone" } as const;
export const changeOf = (name: string, kind: keyof typeof changes): string => `${name} ${changes[kind]}`;
const valueLabels: Readonly<Record<string, string>> = {
  knee: "Knee",
  hip: "Hip",
  standard: "Standard",
  fast: "Fast",
  gentle: "Gentle",
  male: "Male",
  female: "Female",
};
/** Returns the label of a joint, a pace or a gender. */
export const valueLabel = (value: string): string => valueLabels[value] ?? value;
