import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decisionIndex, indexDecisions, readDecision, readSuccessor } from "./decision-index.ts";

const head = (status: string): string => `# 7. Domain events and outbox\n\n${status}\n\n**Question.** …\n`;
const path = "docs/decisions/0007-domain-events.md";

test("the head of a decision has its number, title, status, area and date", () => {
  expect(readDecision(path, head("Status: accepted · server · 2026-11-19"))).toEqual({
    file: "0007-domain-events.md",
    number: 7,
    title: "Domain events and outbox",
    status: "accepted",
    area: "server",
    date: "2026-11-19",
  });
  expect(readDecision(path, head("Status: superseded by 86 · server · 2026-11-19")).status).toBe("superseded by 86");
});

test.each([
  ["", 'needs a line "Status: accepted · area · date" below its title.'],
  ["Status: perhaps · server · 2026-11-19", 'needs a line "Status: accepted · area · date" below its title.'],
  ["Status: accepted · server · yesterday", 'needs a line "Status: accepted · area · date" below its title.'],
  ["Status: accepted · birds · 2026-11-19", 'names the area "birds": choose one of process, tools, tests,'],
])("%j is refused", (status, problem) => {
  expect(() => readDecision(path, head(status))).toThrow(`${path} ${problem}`);
});

test("a record under another number is refused", () => {
  expect(() => readDecision("docs/decisions/0008-events.md", head(""))).toThrow('"# 8. …"');
});

test("the index has each area with its decisions, in the order of their numbers", () => {
  const one = readDecision(path, head("Status: accepted · server · 2026-11-19"));
  const index = decisionIndex([one, { ...one, number: 9, title: "Keys", file: "0009-keys.md" }], []);
  expect(index).toContain("## Server\n\nRequests, events, jobs, messages on their way.\n\n| no. | decision |");
  expect(index).toContain(
    "| 7 | [Domain events and outbox](0007-domain-events.md) | accepted | 2026-11-19 |\n| 9 | [Keys](0009-keys.md) | accepted | 2026-11-19 |",
  );
});

test("an old number leads to each document that took over a part of its record, in the order of the numbers", () => {
  const successors = [
    readSuccessor(path, "# 7. Domain events\n\nStatus: accepted · server · 2026-11-19\n\nReplaces: 86, 7\n\nText.\n"),
    readSuccessor("docs/requirements/rules/cases.md", "# Cases and messages\n\nReplaces: 7\n"),
    readSuccessor("docs/measurements/live.md", "# Live events\n\nNothing of old.\n"),
  ];
  expect(decisionIndex([], successors).split("| old no. | where it stands |\n|---|---|\n")[1]).toBe(
    "| 7 | [7. Domain events](0007-domain-events.md) · [Cases and messages](../requirements/rules/cases.md) |\n" +
      "| 86 | [7. Domain events](0007-domain-events.md) |\n",
  );
});

test("a tree without decisions has no index", () => {
  expect(
    indexDecisions(
      () => [],
      () => "",
    ),
  ).toBeNull();
});

test("every record of the numbering before leads to a document that is there", () => {
  const root = join(import.meta.dirname, "../..");
  const index = indexDecisions(
    (pattern) => globSync(pattern, { cwd: root }).toSorted(),
    (file) => readFileSync(join(root, file), "utf8"),
  );
  const neverUsed = [56, 57, 58, 59, 63, 64, 127, 128, 134, 137, 167, 182, 183, 187, 188, 189, 198];
  const oldNumbers = Array.from({ length: 203 }, (_, at) => at + 1).filter((number) => !neverUsed.includes(number));
  expect(
    [...index!.split("## Old numbers")[1]!.matchAll(/^\| (\d+) \| \[/gm)].map(([, number]) => Number(number)),
  ).toEqual(oldNumbers);
});
