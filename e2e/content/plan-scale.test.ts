import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { changeContent, publishContent } from "@restride/dev-env/small-clinics/keep-content.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";

let journey: Journey;
let keeper: Caller;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
});
afterAll(() => journey.close());

const longName = "Strength and stairs after the sixth week, with the other leg";
const dose = "startdate: 1, enddate: 7, holdseconds: 3, repeat: 8, set: 1, time: 4, interval: 1";

const begin = async (kind: string, body: string): Promise<string> =>
  (await changeContent(keeper, `saveContentDraft(kind: "${kind}", body: { ${kind}: { ${body} } })`)).content!._id;

/** A plan whose sensor is worn longer than in its published version, with a regimen of a long name. */
async function makePlan(): Promise<string> {
  const exercises = `[{ exercise: "${small.exercise(1)}", ${dose} }]`;
  const regimen = await begin(
    "regimen",
    `name: "${longName}", surgery_type: "knee", startdate: 1, enddate: 7, exercises: ${exercises}`,
  );
  await publishContent(keeper, regimen, 1);
  const { rows } = await journey.world.owner.query<{ version_id: string }>(
    "select version_id from content_versions where content_id = $1",
    [regimen],
  );
  const planUntil = (end: number): string =>
    `name: "Ours", description: "Ours.", surgery_type: "knee", regimens: ["${rows[0]!.version_id}"],
     devices: [{ deviceid: "${small.device}", start_date: 1, end_date: ${end}, interval: 1, time: 2 }]`;
  const plan = await begin("carePlan", planUntil(14));
  await publishContent(keeper, plan, 1);
  await changeContent(keeper, `saveContentDraft(id: "${plan}", body: { carePlan: { ${planUntil(35)} } })`);
  return plan;
}

const scale = (page: Page) => page.getByRole("region", { name: "The plan on one scale" });

/** The days that the scale names, where it has room for them, from left to right. */
const labels = (page: Page) =>
  scale(page)
    .getByText(/^S([+-]\d+)?$/)
    .evaluateAll((all) =>
      all
        .map(
          (one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() }) as DOMRect & { text: string },
        )
        .filter(({ width }) => width > 0),
    );

test("each part of a plan has one line, and the days of the scale stand apart, in any window", async () => {
  const plan = await makePlan();
  const at = `/content/care-plans/${plan}`;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  const long = scale(page).getByTitle(longName);
  for (const width of [1440, 1280, 1100, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await soon(async () => (await long.boundingBox())?.height).toBeLessThan(26);
    const shown = await labels(page);
    expect(shown.map(({ text }) => text)).toEqual(expect.arrayContaining(["S", "S+28", "S+84"]));
    for (const [index, label] of shown.entries())
      if (index > 0)
        expect(label.left - shown[index - 1]!.right, `${label.text} at ${width}`).toBeGreaterThanOrEqual(3);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const sensor = scale(page).getByRole("listitem").filter({ hasText: "Knee Motion Sensor" });
  await sensor.getByText("S+1 → S+35, was S+1 → S+14").waitFor({ state: "attached" });
  const [was, is] = await sensor
    .locator("[data-was], [data-moved]")
    .evaluateAll((bars) =>
      bars
        .map((bar) => getComputedStyle(bar))
        .map(({ borderStyle, borderColor, backgroundColor }) => ({ borderStyle, borderColor, backgroundColor })),
    );
  expect(was?.borderStyle).toBe("dashed");
  expect(is?.backgroundColor).toBe(was?.borderColor); // as strong as the line around where it was
  await takeScreens(page, "content-plan-scale", () => long.waitFor());
  expect(problems).toEqual([]);
  await leave();
});
