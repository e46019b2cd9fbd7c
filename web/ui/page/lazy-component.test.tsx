import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { lazyComponent, lazyPage } from "./lazy-component.tsx";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const Home = () => <p>Home</p>;

describe("late", () => {
  test("nothing stands there before its code, or what was named", () => {
    const Silent = lazyComponent(async () => Hello);
    const Talking = lazyComponent(async () => Hello, { Loading: ({ name }) => <i>{name}</i> });
    expect(renderToString(<Silent name="Ada" />)).toBe("");
    expect(renderToString(<Talking name="Ada" />)).toBe("<i>Ada</i>");
  });

  test("code that was preloaded is drawn at once, without a moment of nothing", async () => {
    const Greeting = lazyComponent(async () => Hello);
    await Greeting.load();
    expect(renderToString(<Greeting name="Ada" />)).toBe("<p>Hello Ada</p>");
  });

  test("code that did not come is asked for again", async () => {
    let attempts = 0;
    const Greeting = lazyComponent(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("no network");
      return Hello;
    });
    await expect(Greeting.load()).rejects.toThrow("no network");
    expect(await Greeting.load()).toBe(Hello);
  });
});

describe("latePage", () => {
  test("waits in the nearest Suspense, and is drawn at once when it was preloaded", async () => {
    const Page = lazyPage(async () => Home);
    const drawn = () =>
      renderToString(
        <Suspense fallback="…">
          <Page />
        </Suspense>,
      );
    expect(drawn()).toContain("…");
    await Page.load();
    expect(drawn()).not.toContain("…");
    expect(drawn()).toContain("<p>Home</p>");
  });
});
