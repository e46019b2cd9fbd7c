import { Image } from "lucide-react";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { Carousel } from "../list/Carousel.tsx";
import { Counts } from "../page/PageHead.tsx";
import { PublicFrame } from "../page/PublicFrame.tsx";
import { ReadMore } from "./ReadMore.tsx";
import { ErrorState, PartFailed } from "./States.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

test("counts lead to what they count; one on its way is a dash", async () => {
  await render(
    <Counts
      counts={[
        { label: "Active", value: 1200, to: "/list?active" },
        { label: "New", value: 0, to: "/list?new" },
        { label: "Old", value: null, to: "/list?old" },
      ]}
    />,
  );
  await expect.element(page.getByRole("link", { name: "1,200" })).toHaveAttribute("href", "/list?active");
  await expect.element(page.getByRole("link", { name: "0", exact: true })).toHaveAttribute("href", "/list?new");
  await expect.element(page.getByText("—")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(2);
});

test("A294 B444: a long text shows its beginning, all of it when asked, and less again; a short one is whole", async () => {
  const { unmount } = await render(<ReadMore text={"word ".repeat(200)} />);
  await expect.element(page.getByText(/word …$/)).toBeVisible();
  await button("Read more").click();
  await expect.element(page.getByText(/word $/)).toBeVisible();
  await button("Read less").click();
  await expect.element(button("Read more")).toHaveAttribute("aria-expanded", "false");
  await unmount();
  await render(<ReadMore text="A word." />);
  await expect.element(page.getByText("A word.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a page for people without an account is named after whose it is, else after the product", async () => {
  const { unmount } = await render(
    <PublicFrame name="Harbor" subject="Progress">
      Text
    </PublicFrame>,
  );
  await expect.element(page.getByRole("banner")).toMatchTextContent(/HarborProgress/);
  await unmount();
  await render(<PublicFrame subject="Progress">Text</PublicFrame>);
  await expect.element(page.getByRole("banner")).toMatchTextContent(/RestrideProgress/);
});

test("what failed is tried again, and the focus stays in its part when the button goes away", async () => {
  const tries: string[] = [];
  const Part = () => {
    const [isThere, setThere] = useState(false);
    return (
      <section aria-label="Part">
        {isThere ? (
          "Here it is."
        ) : (
          <ErrorState message="Try again." reassurance="Nothing was changed." onRetry={() => setThere(true)} />
        )}
      </section>
    );
  };
  await render(
    <>
      <Part />
      <PartFailed message="No list." effect="The list is not shown." onRetry={() => tries.push("list")} />
    </>,
  );
  await page.getByRole("region", { name: "Part" }).getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Here it is.")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Part" })).toHaveFocus();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/No list\.The list is not shown\./);
  await button("Try again").click();
  expect(tries).toEqual(["list"]);
});

const cards = ["A", "B", "C", "D"].map((id) => ({
  id,
  card: (
    <a href="#x" data-card-focus style={{ display: "block", width: 300 }}>
      Card {id}
    </a>
  ),
}));

test("cards side by side say which are in view, and are slid by buttons and keys to their ends", async () => {
  await render(
    <div style={{ width: 640 }}>
      <Carousel label="Plans" counted="plans" cards={cards} />
    </div>,
  );
  const section = page.getByRole("region", { name: "Plans" });
  await expect.element(section.getByText(/^1–?\d? of 4 plans$/)).toBeVisible();
  await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "true");
  await button("Next cards").click();
  await expect.element(section.getByText(/^2–?\d? of 4 plans$/)).toBeVisible();
  await expect.element(button("Previous")).not.toHaveAttribute("aria-disabled", "true");
  page.getByRole("link", { name: "Card B" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("link", { name: "Card A" })).toHaveFocus();
  await expect.element(section.getByText(/^1–?\d? of 4 plans$/)).toBeVisible();
});

test("a thumbnail is the small version of its picture, and an icon without one", async () => {
  const name = "A".repeat(22);
  for (const image of [`/images/${name}.webp`, ""]) await render(<Thumbnail image={image} icon={Image} />);
  const pictures = [...document.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual([`/images/${name}-small.webp`]);
  expect(document.querySelectorAll("svg")).toHaveLength(1);
});
