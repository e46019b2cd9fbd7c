import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { menuItem } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { followOverlays } from "../../ui/overlay/overlays.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";

followOverlays(); // Escape closes overlays, as in the console.

const opener = page.getByRole("button", { name: "Profile of Thea Therapist" });

test("A110: the menu is worked by keys: Home, End and letters move in it, and Tab leaves it", async () => {
  await render(
    <>
      <ProfileMenu />
      <main>
        <button type="button">Filter</button>
      </main>
    </>,
  );
  await expect.element(opener).toHaveAttribute("aria-haspopup", "true");
  opener.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menuItem("Reset Password")).toHaveFocus();
  await expect.element(menuItem("Reset Password")).toHaveAttribute("href", "/resetpassword");
  await userEvent.keyboard("{End}");
  await expect.element(menuItem("Logout")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(menuItem("Reset Password")).toHaveFocus();
  await userEvent.keyboard("log");
  await expect.element(menuItem("Logout")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("button", { name: "Filter" })).toHaveFocus();
});

test("arrows lead through each of two choices that have the same words", async () => {
  await render(<ProfileMenu />);
  await opener.click();
  const choices = page.getByRole("group", { name: "Notifications" }).getByRole("menuitemradio");
  const keys = page.getByRole("group", { name: "Single keys" }).getByRole("menuitemradio");
  await expect.element(choices.last()).toBeVisible();
  keys.first().element().focus();
  const next = async (): Promise<void> => userEvent.keyboard("{ArrowDown}");
  await next();
  await expect.element(keys.last()).toHaveFocus();
  await next();
  await expect.element(choices.first()).toHaveFocus();
  await next();
  await expect.element(choices.last()).toHaveFocus();
  await next();
  await expect.element(menuItem("Logout")).toHaveFocus();
});

test("Escape closes the menu, also once it has lost the focus", async () => {
  await render(<ProfileMenu />);
  await opener.click();
  await expect.element(menuItem("Logout")).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});
