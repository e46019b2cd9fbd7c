import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("a long message is seen whole while it is written, also where the browser knows no field-sizing", async () => {
  const cases = casesIn(journey.world);
  await cases.add(1, 90, { type: "Surgeon Message", patient_id: small.patient(0, 1), description: "Which strap?" });
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { width: 390, at: null });
  await page.addInitScript(() => (CSS.supports = () => false));
  await page.goto(`/message-interface?caseid=${cases.idOf(1)}&app=admin-lite`);
  await page.addStyleTag({ content: "textarea { field-sizing: fixed !important; }" });
  const area = page.getByRole("textbox", { name: "Message" });
  const room = (): Promise<number[]> => area.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  await area.fill("Yes.");
  const [line = 0] = await room();
  await area.fill("The strap makes the skin hot and red under it, and it does so each night since Monday, what now?");
  await soon(async () => {
    const [visible = 0, whole = 0] = await room();
    return visible === whole && visible > line;
  }).toBe(true);
  await area.fill("Yes.");
  await soon(async () => (await room())[0]).toBe(line);
  expect(line).toBeLessThan(50);
  await leave();
});
