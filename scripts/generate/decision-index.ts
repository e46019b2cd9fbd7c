import { basename, relative } from "node:path";

/** Areas of decisions with their descriptions, in the order of the index. */
export const decisionAreas = {
  process: "How we decide and write",
  tools: "Languages, libraries, build and checks",
  tests: "Levels of tests, their speed and what they notice",
  server: "Requests, events, jobs, messages on their way",
  database: "Schema, row-level security, statements",
  access: "Permissions, visibility, links, public pages",
  "sign-in": "Accounts, sessions, passwords, codes",
  web: "The console's shell, forms, lists, browsers",
  patients: "Patient records, lists, counts, scores",
  programmes: "Care plans, content, schedules, surgery dates",
  devices: "Orders, units, carriers, measurements",
  messages: "Cases, conversations, reminders",
  reports: "Notes, charts, reports and paper",
} as const;

type Area = keyof typeof decisionAreas;

/** Decision, as the first lines of its file describe it. */
export interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly area: Area;
  readonly date: string;
}

/** Document that replaced records of the earlier numbering: a decision, a rule of the product or a measurement. */
export interface Successor {
  /** Path from the folder of the decisions. */
  readonly link: string;
  readonly title: string;
  readonly replaces: readonly number[];
}

/**
 * Parses the first lines of a decision: `# 7. Title`, an empty line, `Status: accepted · server · 2026-11-19`. Throws with a description of the error
 * for any others.
 */
export function readDecision(path: string, text: string): Decision {
  const file = basename(path);
  const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  if (!title || Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`${path} begins with its number and title: "# ${Number(file.slice(0, 4))}. …".`);
  const [, status, area, date] =
    /\n\nStatus: (accepted|superseded by \d+) · ([\w-]+) · (\d{4}-\d\d-\d\d)\n/.exec(text) ?? [];
  if (!status || !date) throw new Error(`${path} needs a line "Status: accepted · area · date" below its title.`);
  if (!Object.hasOwn(decisionAreas, area!))
    throw new Error(`${path} names the area "${area}": choose one of ${Object.keys(decisionAreas).join(", ")}.`);
  return { file, number: Number(number), title, status, area: area as Area, date };
}

/** Returns the title of a document and the old numbers in its line `Replaces: 7, 16`; none without such a line. */
export function readSuccessor(path: string, text: string): Successor {
  const [, title = basename(path)] = /^# (.+)\n/.exec(text) ?? [];
  const [, numbers = ""] = /^Replaces: ([\d, ]+)$/m.exec(text) ?? [];
  return {
    link: relative("docs/decisions", path),
    title,
    replaces: numbers.split(", ").filter(Boolean).map(Number),
  };
}

const row = ({ file, number, title, status, date }: Decision): string =>
  `| ${number} | [${title}](${file}) | ${status} | ${date} |`;

/** Returns the rows of old numbers in order, each with every document that replaced a part of that record. */
function oldNumberRows(successors: readonly Successor[]): string[] {
  const oldNumbers = [...new Set(successors.flatMap(({ replaces }) => replaces))].toSorted((one, other) => one - other);
  return oldNumbers.map((oldNumber) => {
    const heirs = successors.filter(({ replaces }) => replaces.includes(oldNumber));
    return `| ${oldNumber} | ${heirs.map(({ link, title }) => `[${title}](${link})`).join(" · ")} |`;
  });
}

/** Returns the index of decisions, by area and number, with the records of the earlier numbering at its end. */
export const decisionIndex = (decisions: readonly Decision[], successors: readonly Successor[]): string =>
  [
    "# Decisions",
    "",
    "Made by `npm run generate` from the first lines of each record. [Decision records](0001-decision-records.md) says how they are written.",
    ...(Object.keys(decisionAreas) as Area[]).flatMap((area) => [
      "",
      `## ${area[0]!.toUpperCase()}${area.slice(1)}`,
      "",
      `${decisionAreas[area]}.`,
      "",
      "| no. | decision | status | date |",
      "|---|---|---|---|",
      ...decisions.filter((decision) => decision.area === area).map(row),
    ]),
    "",
    "## Old numbers",
    "",
    "Records had other numbers before. Where their content is now:",
    "",
    "| old no. | where it stands |",
    "|---|---|",
    ...oldNumberRows(successors),
    "",
  ].join("\n");

/** Returns the index of docs/decisions, with the rules and measurements that replaced old records; null without decisions. */
export function indexDecisions(find: (pattern: string) => string[], read: (path: string) => string): string | null {
  const records = find("docs/decisions/[0-9]*.md");
  const documents = [...records, ...find("docs/requirements/rules/*.md"), ...find("docs/measurements/*.md")];
  if (records.length === 0) return null;
  return decisionIndex(
    records.map((path) => readDecision(path, read(path))),
    documents.map((path) => readSuccessor(path, read(path))),
  );
}
