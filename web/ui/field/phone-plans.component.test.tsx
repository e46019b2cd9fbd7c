import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { PhoneField } from "./PhoneField.tsx";

performance.setResourceTimingBufferSize(5_000);
const loadedPlans = (): number =>
  performance.getEntriesByType("resource").filter(({ name }) => name.includes("/numbering-plans.ts")).length;

const ignore = (): void => undefined;

test("the numbering plans of all countries are loaded once a phone field has the focus, and not before", async () => {
  await render(<PhoneField label="Phone" name="phone" value="" onValue={ignore} onBlur={ignore} />);
  await expect.element(field("Phone")).toBeVisible();
  await page.getByRole("combobox", { name: "Country of Phone" }).selectOptions("GB");
  expect(loadedPlans()).toBe(0);
  await field("Phone").click();
  await expect.poll(loadedPlans).toBe(1);
});
