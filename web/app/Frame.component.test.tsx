import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render as renderInBrowser } from "vitest-browser-react";
import { toasts } from "../platform/notices/toasts.ts";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { Crashed } from "./Crashed.tsx";
import { Frame } from "./Frame.tsx";
import { PageTitle } from "./pages/PageTitle.tsx";

const pageOf = (title: string, inside: ReactNode = null) => (
  <PageTitle title={title}>
    <main id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {inside}
    </main>
  </PageTitle>
);
/** Field that takes the focus when it mounts. */
const Words = () => <input aria-label="Words" ref={(field) => field?.focus()} />;
const Broken = (): never => {
  throw new Error("No such field.");
};
const open = async () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/users", element: pageOf("Users") },
          { path: "/patient", element: pageOf("Patients") },
          { path: "/support", element: pageOf("Support", <Words />) },
          {
            path: "/case",
            element: pageOf(
              "Case",
              <Dialog title="Reply" onClose={() => {}}>
                Text
              </Dialog>,
            ),
          },
          { path: "/broken", element: <Broken />, errorElement: <Crashed /> },
        ],
      },
    ],
    { initialEntries: ["/users"] },
  );
  await renderInBrowser(<RouterProvider router={router} />);
  await expect.element(page.getByRole("heading", { name: "Users" })).toBeVisible();
  return router;
};
const announced = () => document.querySelector("[aria-live=polite].visually-hidden")?.textContent;

test("who comes to another page hears its title and begins in it, not on the first one", async () => {
  const router = await open();
  expect([announced(), document.activeElement]).toEqual(["", document.body]);
  await router.navigate("/patient");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.poll(announced).toBe("Patients · Restride");
  await router.navigate("/users");
  await expect.poll(announced).toBe("Users · Restride");
});

test("what has the focus in the page that comes keeps it", async () => {
  const router = await open();
  await router.navigate("/support");
  await expect.poll(announced).toBe("Support · Restride");
  await expect.element(page.getByRole("textbox", { name: "Words" })).toHaveFocus();
});

test("what opens over the page that comes keeps the focus", async () => {
  const router = await open();
  await router.navigate("/case");
  await expect.poll(announced).toBe("Case · Restride");
  expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
});

test("notices stand over every page, and are closed", async () => {
  await open();
  toasts.success("Saved.");
  await expect.element(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect.element(page.getByText("Saved.")).not.toBeInTheDocument();
});

test("A283 C314: a notice of the console closes by itself after 3 s", async () => {
  await open();
  const timers = vi.spyOn(window, "setTimeout");
  toasts.success("Saved.");
  await expect.element(page.getByText("Saved.")).toBeVisible();
  const rings = timers.mock.calls.filter(([, delay]) => delay === 3_000).map(([ring]) => ring as () => void);
  timers.mockRestore();
  expect(rings).toHaveLength(1);
  rings[0]!();
  await expect.element(page.getByText("Saved.")).not.toBeInTheDocument();
});

test("a page that breaks says so, and that what was saved is safe", async () => {
  const router = await open();
  await router.navigate("/broken");
  await expect.element(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Load again" })).toBeVisible();
});

test("a notice can be undone while a dialog is open, which stays open", async () => {
  let undone = 0;
  const router = await open();
  await router.navigate("/case");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  toasts.undo("Deleted.", () => (undone += 1));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => undone).toBe(1);
  await expect.element(page.getByRole("dialog")).toBeVisible();
});
