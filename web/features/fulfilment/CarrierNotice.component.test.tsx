import { expect, test } from "vitest";
import { button } from "../../testing/finders.ts";
import { pressTwice } from "../../testing/press-twice.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { CarrierNotice } from "./CarrierNotice.tsx";

const trouble = { since: "2026-03-02T22:59:00.000Z", text: "Ask the carrier for their key.", keys: [] };

test("pressed twice on a slow line, the carrier is asked once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let requests = 0;
  const onAsk = (): Promise<void> => {
    requests += 1;
    return promise;
  };
  await render(<CarrierNotice trouble={trouble} onAsk={onAsk} />, { profile: ofCompany() });
  await pressTwice(button("Ask the carrier now"));
  resolve();
  await expect.element(button("Ask the carrier now")).not.toHaveAttribute("aria-busy");
  expect(requests).toBe(1);
});

test("without a way to ask the carrier there is no button for it", async () => {
  await render(<CarrierNotice trouble={trouble} />, { profile: ofCompany() });
  await expect.element(button("Show the key check")).toBeVisible();
  expect(button("Ask the carrier now").elements()).toEqual([]);
});
