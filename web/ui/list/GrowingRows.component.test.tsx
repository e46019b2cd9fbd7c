import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { GrowingRows, PageWaiting } from "./GrowingRows.tsx";

const moreText = (left: number): string => `${left} more teams`;
const items = () => textsOf(page.getByRole("listitem"));

test("a page is added below the others until none is left", async () => {
  await render(
    <GrowingRows
      pageSize={2}
      total={5}
      moreText={moreText}
      renderPage={({ current, pageSize }) => <li>{`Page ${current} of ${pageSize}`}</li>}
    />,
  );
  expect(items()).toEqual(["Page 1 of 2"]);
  await button("3 more teams").click();
  expect(items()).toEqual(["Page 1 of 2", "Page 2 of 2"]);
  await button("1 more teams").click();
  expect(items()).toEqual(["Page 1 of 2", "Page 2 of 2", "Page 3 of 2"]);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a whole last page leaves nothing to add", async () => {
  await render(<GrowingRows pageSize={2} total={2} moreText={moreText} renderPage={() => <li>Harbor</li>} />);
  expect(items()).toEqual(["Harbor"]);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a page that could not be loaded says so in its place, and is tried again", async () => {
  let tries = 0;
  const onRetry = (): void => void (tries += 1);
  const renderPage = () => <PageWaiting failure="Try again in a minute." onRetry={onRetry} />;
  await render(<GrowingRows pageSize={2} total={2} moreText={moreText} renderPage={renderPage} />);
  expect(items()).toEqual([expect.stringMatching(/^Try again in a minute\.These could not be loaded\./)]);
  await button("Try again").click();
  expect(tries).toBe(1);
});

test("a page that is on its way has a placeholder, and no button to try again", async () => {
  const renderPage = () => <PageWaiting failure={null} placeholder={<p>On its way</p>} onRetry={() => {}} />;
  await render(<GrowingRows pageSize={2} total={2} moreText={moreText} renderPage={renderPage} />);
  expect(items()).toEqual(["On its way"]);
  expect(page.getByRole("button").elements()).toEqual([]);
});
