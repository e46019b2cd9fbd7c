import { basename } from "node:path";

/** Areas of decisions, with what each is about, in the order of the index. */
export const decisionAreas = {
  process: "How we decide and write",
  tools: "Languages, libraries, build and checks",
  tests: "Levels of tests, their speed and what they notice",
  server: "Requests, events, jobs, messages on their way",
  database: "Schema, row-level security, statements",
  access: "Who may do and see what, links, strangers",
  "sign-in": "Accounts, sessions, passwords, codes",
  web: "The console's shell, forms, lists, browsers",
  patients: "Patient records, lists, counts, scores",
  programmes: "Care plans, content, schedules, surgery dates",
  devices: "Orders, units, carriers, measurements",
  messages: "Cases, conversations, reminders",
  reports: "Notes, charts, reports and paper",
} as const;

type Area = keyof typeof decisionAreas;

/** A decision as its head says it. */
export interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly area: Area;
  readonly date: string;
}

/** The head of a decision: `# 7. Title`, an empty line, `Status: accepted · server · 2026-11-19`. Throws, with what is wrong, for another one. */
export function readDecision(path: string, text: string): Decision {
  const file = basename(path);
  const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  if (!title || Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`${path} begins with its number and title: "# ${Number(file.slice(0, 4))}. …".`);
  const [, status, area, date] =
    /\n\nStatus: (accepted|superseded by \d+) · ([\w-]+) · (\d{4}-\d\d-\d\d)(?: · (?:changes|supersedes) decision \d+.*)?\n/.exec(
      text,
    ) ?? [];
  if (!status || !date) throw new Error(`${path} needs a line "Status: accepted · area · date" below its title.`);
  if (!Object.hasOwn(decisionAreas, area!))
    throw new Error(`${path} names the area "${area}": choose one of ${Object.keys(decisionAreas).join(", ")}.`);
  return { file, number: Number(number), title, status, area: area as Area, date };
}

const row = ({ file, number, title, status, date }: Decision): string =>
  `| ${number} | [${title}](${file}) | ${status} | ${date} |`;

/** The index of decisions, by area and number. */
export const decisionIndex = (decisions: readonly Decision[]): string =>
  [
    "# Decisions",
    "",
    "Made by `npm run generate` from the first lines of each record. [Decision 1](0001-decisions-are-numbered.md) says how they are written.",
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
  ].join("\n");
