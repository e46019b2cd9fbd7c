import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { FormText } from "./FormText.tsx";

const html =
  "<h2>Rights</h2><p>You may <strong>always</strong> ask.</p><ul><li>One</li><li>Two</li></ul><p>End</p><ul><li>Three</li></ul>";
const whole = () => page.getByRole("button", { name: "Read the whole form" });

test("A040: a form is read as headings, paragraphs and lists, with what it stresses", async () => {
  await render(<FormText html={html} />);
  await expect.element(page.getByRole("heading")).toHaveTextContent("Rights");
  expect(textsOf(page.getByRole("paragraph"))).toEqual(["You may always ask.", "End"]);
  expect(textsOf(page.getByRole("strong"))).toEqual(["always"]);
  expect(textsOf(page.getByRole("list"))).toEqual(["OneTwo", "Three"]);
  expect(whole().elements()).toEqual([]);
});

test("on a phone a long form shows its beginning, and all of it once that is asked for; a short one is whole", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  const { unmount } = await render(<FormText html="<p>One sentence.</p>" />);
  await expect.element(page.getByText("One sentence.")).toBeVisible();
  await expect.poll(() => whole().elements()).toEqual([]);
  await unmount();
  await render(<FormText html={"<p>A long sentence about a right.</p>".repeat(60)} />);
  const last = () => page.getByRole("paragraph").last().element().getBoundingClientRect().bottom;
  const end = () => whole().element().parentElement!.firstElementChild!.getBoundingClientRect().bottom;
  await expect.element(whole()).toBeVisible();
  expect(last()).toBeGreaterThan(end());
  await whole().click();
  await expect.element(whole()).not.toBeInTheDocument();
  const text = page.getByRole("paragraph").last().element().parentElement!;
  expect(text.scrollHeight - text.clientHeight).toBeLessThanOrEqual(1);
});
