import type { WizardContent } from "./wizard-content.ts";

const leavesOf = (value: unknown, path = ""): [string, string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, `${path}.${name}`))
    : [[path, `${value ?? ""}`]];

const rowsOf = ({ programme: { exercises, devices, feedback } }: WizardContent): [string, string][] =>
  [...exercises, ...devices, ...feedback].map((row) => [row._id, JSON.stringify(row)]);

/** Returns how many names have different texts in two lists; a missing text is empty. */
const countDifferences = (...lists: readonly [string, string][][]): number => {
  const [one, other] = lists.map((list) => new Map(list));
  return [...new Set(lists.flat().map(([name]) => name))].filter(
    (name) => (one!.get(name) ?? "") !== (other!.get(name) ?? ""),
  ).length;
};

/**
 * Returns how many changes the server does not have yet: fields of the patient, and rows of the programme; another care plan counts as one change in
 * place of its rows.
 */
export const waitingChanges = (saved: WizardContent, now: WizardContent): number =>
  countDifferences(leavesOf(saved.patient), leavesOf(now.patient)) +
  (saved.carePlan?._id === now.carePlan?._id ? countDifferences(rowsOf(saved), rowsOf(now)) : 1);
