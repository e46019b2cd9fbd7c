import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { ScheduleLinks } from "./ScheduleLinks.tsx";

const open = (role: Role, exercises: boolean, measurements: boolean, questionnaires: boolean) =>
  render(
    <ScheduleLinks patientId={uuid(1)} scheduled={{ exercises, measurements, questionnaires }} onOpen={() => {}} />,
    { profile: signedIn(role) },
  );
const adds = ["ADD EXERCISE", "ADD DEVICE", "ADD QUESTIONNAIRE"];
const edits = ["EDIT EXERCISE SCHEDULE", "EDIT MEASUREMENT SCHEDULE", "EDIT QUESTIONNAIRE SCHEDULE"];

test.each([
  ["a therapist edits what is there", Role.physio, true, edits],
  ["a company admin adds what is not there", Role.companyAdmin, false, adds],
] as const)(
  "B035 B287 B288 B289: the three schedules are led to in their order; %s",
  async (_, role, isThere, names) => {
    await open(role, isThere, isThere, isThere);
    const links = page
      .getByRole("link")
      .elements()
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      [names[0], `/patient/schedule/${uuid(1)}`],
      [names[1], `/patient/deviceschedule/${uuid(1)}`],
      [names[2], `/patient/questionnaireschedule/${uuid(1)}`],
    ]);
  },
);

test.each([
  ["View programme", "programme"],
  ["Changes", "changes"],
])("%s opens the %s", async (name, kind) => {
  const opened: string[] = [];
  const scheduled = { exercises: true, measurements: true, questionnaires: true };
  await render(<ScheduleLinks patientId={uuid(1)} scheduled={scheduled} onOpen={(each) => opened.push(each)} />, {
    profile: signedIn(Role.physio),
  });
  await button(name).click();
  expect(opened).toEqual([kind]);
});

test("B035: each schedule has its own word", async () => {
  await open(Role.physio, true, false, true);
  const names = page
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([edits[0], adds[1], edits[2]]);
});

test.each([
  [true, edits],
  [false, adds],
])(
  "B287 B288 B289: for a health coach all three are disabled, with the reason: scheduled %s",
  async (isThere, names) => {
    await open(Role.healthCoach, isThere, isThere, isThere);
    for (const name of names)
      await expect
        .element(button(`${name}: Schedules are changed by the clinic or a company admin`))
        .toHaveAttribute("aria-disabled", "true");
    expect(page.getByRole("link").elements()).toEqual([]);
  },
);
