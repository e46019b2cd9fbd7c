import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { UnitMoves } from "./UnitMoves.tsx";

const device = {
  deviceid: uuid(2),
  note: "",
  status: "Linked",
  statusDescription: null,
  first_reading: null,
  last_reading: null,
  device: { name: "Scale", hardware_uuid: "AB12", fulfillment_request: { shipping_tracking_link: "" } },
};
const unit = {
  deviceid: uuid(2),
  state: "linked",
  out: true,
  ahead: [],
  newest: uuid(3),
  dueback: null,
  overdue: false,
  maybelost: false,
  sources: [],
  moves: [
    { word: "returned", why: null },
    { word: "lost", why: "was linked on 03/01/2026" },
  ],
};

const open = (role: Role) =>
  render(<UnitMoves orderId={uuid(1)} device={device} unit={unit} />, { profile: signedIn(role) });

test("what is not allowed now is disabled and says why; what is allowed opens its dialog", async () => {
  await open(Role.admin);
  await expect.element(page.getByRole("button", { name: "Mark as lost" })).toBeDisabled();
  await expect.element(page.getByText("was linked on 03/01/2026")).toBeVisible();
  await page.getByRole("button", { name: "Mark as returned" }).click();
  await expect.element(page.getByRole("dialog", { name: "Mark as returned: Scale" })).toBeVisible();
});

test("what is allowed now stands before what is not", async () => {
  const moves = [{ word: "returned", why: "is lost" }];
  await render(<UnitMoves orderId={uuid(1)} device={device} unit={{ ...unit, moves }} />, {
    profile: signedIn(Role.admin),
  });
  await expect.element(page.getByRole("button").last()).toHaveTextContent("Mark as returned");
  await expect.element(page.getByRole("button").last()).toBeDisabled();
});

test("a physio notes nothing", async () => {
  await open(Role.physio);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
