import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await addAnswers(journey.world, 0, 1, "pain", [[addDays(journey.world.today(), -1), [2], 2]]);
});
afterAll(() => journey.close());

test("on a sheet wider than the screen a drawing stays as it is, letters too, and no row of its values is cut", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `/patient/${small.patient(0, 1)}` });
  const figure = page.locator("figure").first();
  await figure.locator("svg").waitFor();
  const [before, after] = await figure.evaluate((place) => {
    const width = () => Math.round(place.querySelector("svg")!.getBoundingClientRect().width);
    const drawn = width();
    place.style.width = "1600px";
    // As on paper, where nobody draws anew: the rules change and nothing is told of it.
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
      if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replaceAll("print", "screen");
    return [drawn, width()];
  });
  expect(after).toBe(before);
  const values = page.locator("[data-shown]").first();
  expect(await values.evaluate((rows) => getComputedStyle(rows).overflow)).toBe("visible");
  await leave();
});
