import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { moveFingers } from "../fingers.ts";
import { soon } from "../soon.ts";
import { button, firstWords, startingCategories, team } from "./surgeon-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const [first, second, third] = startingCategories;

test("A064: a category is moved by touch, and a touch beside a menu closes it", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    width: 1024,
    hasTouch: true,
    at: "/surgeons/add",
  });
  await button(page, "Re-order").tap();
  await button(page, `Move down: ${first}`).tap();
  await soon(async () => firstWords(await team(page)).slice(0, 3)).toEqual([second, first, third]);
  const [from, to] = [
    await button(page, `Drag ${second}`).boundingBox(),
    await button(page, `Drag ${third}`).boundingBox(),
  ];
  await moveFingers(page, [[from!.x + 8, from!.y + 8]], [[to!.x + 8, to!.y + to!.height]], 700);
  await soon(async () => firstWords(await team(page)).slice(0, 3)).toEqual([first, third, second]);
  await page.getByRole("button", { name: /^Profile of/ }).tap();
  await page.getByRole("menu").waitFor();
  await page.touchscreen.tap(300, 600);
  await soon(() => page.getByRole("menu").count()).toBe(0);
  await leave();
});
