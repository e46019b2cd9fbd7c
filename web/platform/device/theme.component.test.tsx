import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { useTheme } from "../stores.ts";
import { theme } from "./theme.ts";

let isDark = false;
const system = new EventTarget();
const setSystem = (dark: boolean): void => {
  isDark = dark;
  system.dispatchEvent(new Event("change"));
};
const Shown = () => {
  const { choice, current } = useTheme();
  return <p>{`${choice} shows ${current}`}</p>;
};
const attribute = () => document.documentElement.dataset.theme;

beforeEach(() => {
  isDark = false;
  const media = vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return isDark;
        },
        addEventListener: system.addEventListener.bind(system),
        removeEventListener: system.removeEventListener.bind(system),
      }) as unknown as MediaQueryList,
  );
  onTestFinished(() => {
    media.mockRestore();
    delete document.documentElement.dataset.theme;
  });
});

test("light and dark are shown as they are chosen, whatever the system has", async () => {
  await render(<Shown />);
  theme.choose("dark");
  await expect.element(page.getByText("dark shows dark")).toBeVisible();
  expect(attribute()).toBe("dark");
  setSystem(true);
  theme.choose("light");
  await expect.element(page.getByText("light shows light")).toBeVisible();
  expect(attribute()).toBe("light");
  expect(localStorage.getItem("restride.theme")).toBe("light");
});

test("auto follows the system, also when that changes; whoever chose nothing has auto", async () => {
  localStorage.setItem("restride.theme", "sepia");
  await render(<Shown />);
  theme.start();
  await expect.element(page.getByText("auto shows light")).toBeVisible();
  expect(attribute()).toBe("light");
  setSystem(true);
  await expect.element(page.getByText("auto shows dark")).toBeVisible();
  expect(attribute()).toBe("dark");
});
