import { Link, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, text } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { useIsMetricOpen, useMetricLink } from "./metric-link.ts";
import { useOpenMetric } from "./use-opened-number.ts";

function Page() {
  const open = useMetricLink();
  const isOpened = useIsMetricOpen();
  const { opened, close } = useOpenMetric();
  const navigate = useNavigate();
  return (
    <>
      <Link {...open("progress.exercise", "p1", 26)}>26%</Link>
      <Link {...open("outcomes.oks.3")}>7 submitted</Link>
      <p>{isOpened ? `${opened.number} of ${opened.of} as ${opened.pressedCount}` : "closed"}</p>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

test("a number opens over the page, whose address stays, and the step back closes it", async () => {
  const { address } = await render(<Page />, { at: "/patient?type=all", path: "/patient" });
  await expect.element(text("closed")).toBeVisible();
  await page.getByRole("link", { name: "26%" }).click();
  await expect.element(text("progress.exercise of p1 as 26")).toBeVisible();
  expect(address()).toBe("/patient?type=all");
  await button("Close").click();
  await expect.element(text("closed")).toBeVisible();
  await button("Forward").click();
  await expect.element(text("progress.exercise of p1 as 26")).toBeVisible();
});

test("a number of all has nobody of its own, and no size before it was counted", async () => {
  await render(<Page />, { at: "/compliance", path: "/compliance" });
  await page.getByRole("link", { name: "7 submitted" }).click();
  await expect.element(text("outcomes.oks.3 of null as null")).toBeVisible();
});

test("a number that an address opened is closed in place: no step back leaves the page", async () => {
  const at = { pathname: "/patient", search: "?type=all", hash: "#number=progress.exercise&of=p1" };
  const { address } = await render(<Page />, { at, path: "/patient" });
  await expect.element(text("progress.exercise of p1 as null")).toBeVisible();
  await button("Close").click();
  await expect.element(text("closed")).toBeVisible();
  expect(address()).toBe("/patient?type=all");
});
