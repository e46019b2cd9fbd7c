import { expect, test } from "vitest";
import { decisionIndex, readDecision } from "./decision-index.ts";

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
  const index = decisionIndex([one, { ...one, number: 9, title: "Keys", file: "0009-keys.md" }]);
  expect(index).toContain("## Server\n\nRequests, events, jobs, messages on their way.\n\n| no. | decision |");
  expect(index).toContain(
    "| 7 | [Domain events and outbox](0007-domain-events.md) | accepted | 2026-11-19 |\n| 9 | [Keys](0009-keys.md) | accepted | 2026-11-19 |",
  );
});
