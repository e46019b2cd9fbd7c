import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { sentence, strong } from "./sentence.ts";

test("a sentence stands as it is written, and its strong parts are strong", async () => {
  const name = "Ann <Bell>";
  await render(<p role="note">{sentence`${strong(name)} moves ${"2 days"} later with ${strong("Bridge")}.`}</p>);
  await expect.element(page.getByRole("note")).toMatchTextContent(/^Ann <Bell> moves 2 days later with Bridge\.$/);
  expect(
    page
      .getByRole("strong")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Ann <Bell>", "Bridge"]);
});
