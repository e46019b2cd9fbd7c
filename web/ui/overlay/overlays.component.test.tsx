import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { UnsavedChanges } from "../form/UnsavedChanges.tsx";
import { Dialog } from "./Dialog.tsx";
import { Drawer } from "./Drawer.tsx";
import { followOverlays, closeDismissable, isCovered, useOverlay } from "./overlays.ts";

let isFollowed = false;
/** Starts each test in a history entry of its own, as the router creates one. */
const begin = (): void => {
  if (!isFollowed) followOverlays();
  isFollowed = true;
};
const Content = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
);

const Leaving = () => (
  <Content>
    <UnsavedChanges when={() => true} onLeave={() => {}} />
    <Link to="/next">Next</Link>
  </Content>
);

test("a question that leaving asks gives the focus back to the link, when it is answered by staying", async () => {
  const { address } = await render(<Leaving />, { at: "/users/7" });
  page.getByRole("link", { name: "Next" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("link", { name: "Next" })).toHaveFocus();
  expect(address()).toBe("/users/7");
});

/** Dialog that does not return the focus by itself, like one that the router closes. */
const Question = ({ onClose }: { onClose: () => void }) => {
  useOverlay(onClose, { isStep: false });
  return (
    <button type="button" ref={(stay) => stay?.focus()} onClick={onClose}>
      Stay
    </button>
  );
};
const Asking = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Content>
      <button type="button" onClick={() => setAsking(true)}>
        Leave
      </button>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </Content>
  );
};

test("a question that gives no focus back leaves it to what opened it, not to the top of the page", async () => {
  await render(<Asking />);
  page.getByRole("button", { name: "Leave" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Stay" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Leave" })).toHaveFocus();
});

/** Row that its own dialog removes. */
const Removing = () => {
  const [state, setState] = useState<"row" | "dialog" | "gone">("row");
  return (
    <Content>
      {state !== "gone" && (
        <button type="button" onClick={() => setState("dialog")}>
          Remove
        </button>
      )}
      {state === "dialog" && (
        <Dialog title="Remove?" onClose={() => setState("gone")}>
          It is gone then.
        </Dialog>
      )}
    </Content>
  );
};

test("where the opener is gone the page has the focus", async () => {
  await render(<Removing />);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

const Stacked = () => {
  const [open, setOpen] = useState<"none" | "drawer" | "both">("none");
  return (
    <>
      <button type="button" onClick={() => setOpen("drawer")}>
        Open
      </button>
      {open !== "none" && (
        <Drawer title="Unit" onClose={() => setOpen("none")}>
          <button type="button" onClick={() => setOpen("both")}>
            Move
          </button>
          {open === "both" && (
            <Dialog title="Move unit" onClose={() => setOpen("drawer")}>
              Where to?
            </Dialog>
          )}
        </Drawer>
      )}
    </>
  );
};
const drawer = page.getByRole("dialog", { name: "Unit" });
const dialog = page.getByRole("dialog", { name: "Move unit" });
const openBoth = async (): Promise<void> => {
  begin();
  await render(<Stacked />);
  expect(isCovered()).toBe(false);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Move" }).click();
  await expect.element(dialog).toBeVisible();
  expect(isCovered()).toBe(true);
};

test("Back closes what lies on top, then what lies below it", async () => {
  await openBoth();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  history.back();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(isCovered).toBe(false);
});

test("Escape closes what lies on top, also once a click has taken the focus away", async () => {
  await openBoth();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});

const Overlay = ({ isDismissable, onClose }: { isDismissable: boolean; onClose: () => void }) => {
  useOverlay(onClose, { isStep: false, isDismissable });
  return null;
};

test("Escape that a part of the page has used closes no overlay, the next one does", async () => {
  let closed = 0;
  begin();
  await render(<Overlay isDismissable={false} onClose={() => (closed += 1)} />);
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard("{Escape}");
  expect(closed).toBe(0);
  await userEvent.keyboard("{Escape}");
  expect(closed).toBe(1);
});

test.for([
  [true, true, ["first", "second"]],
  [true, false, []],
] as const)("overlays of which %s and %s give way close only together", async ([first, second, expected]) => {
  const closed: string[] = [];
  const { unmount } = await render(
    <>
      <Overlay isDismissable={first} onClose={() => closed.push("first")} />
      <Overlay isDismissable={second} onClose={() => closed.push("second")} />
    </>,
  );
  onTestFinished(() => void unmount());
  expect(closeDismissable()).toBe(expected.length > 0);
  expect(closed).toEqual(expected);
});
