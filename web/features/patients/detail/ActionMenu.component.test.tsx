import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { session } from "../../../platform/session/session.ts";
import { menuItem } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { ActionMenu } from "./PatientActions.tsx";
import { ann } from "./patient-facts.fixture.ts";

const open = async (role: Role = Role.physio, { active = true, mayRemind = true } = {}) => {
  const actions: string[] = [];
  const note = (name: string) => () => void actions.push(name);
  session.save(signedIn(role));
  listPlaces.save("/patient", { search: "?type=all" });
  await render(
    <ActionMenu
      patient={{ ...ann, active }}
      mayRemind={mayRemind}
      onConversation={note("conversation")}
      onNotify={note("notify")}
      onReminder={note("reminder")}
      onMailReport={note("mail")}
      onLog={note("log")}
    />,
    { profile: signedIn(role) },
  );
  await show();
  return actions;
};
const show = () => page.getByRole("button", { name: "More actions" }).click();

test("a phone's menu has every action but the conversation, and BACK to the list as it was left", async () => {
  const actions = await open();
  expect(textsOf(page.getByRole("menuitem"))).toEqual([
    "NOTIFY",
    "ADD REMINDER",
    "PRINT REPORT",
    "Download PDF with notes",
    "Download PDF with answers",
    "Mail report",
    "ACTIVITY LOG",
    "BACK",
  ]);
  await expect.element(menuItem("BACK")).toHaveAttribute("href", "/patient?type=all");
  for (const name of ["NOTIFY", "ADD REMINDER", "Mail report", "ACTIVITY LOG"]) {
    if (menuItem(name).elements().length === 0) await show();
    await menuItem(name).click();
  }
  expect(actions).toEqual(["notify", "reminder", "mail", "log"]);
});

test("of an inactive patient what is sent is refused with its reason, the report is not", async () => {
  const actions = await open(Role.physio, { active: false });
  for (const name of [/^NOTIFY/, /^ADD REMINDER/, /^Mail report/]) {
    await expect.element(menuItem(name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(menuItem(name)).toMatchTextContent(/This patient is inactive/);
  }
  await expect.element(menuItem("PRINT REPORT")).not.toHaveAttribute("aria-disabled", "true");
  expect(actions).toEqual([]);
});

test("B278 B286 B290: company users read in it that they print no reports, and a role without reminders that it adds none", async () => {
  await open(Role.companyAdmin, { mayRemind: false });
  for (const name of [/^PRINT REPORT/, /^Download PDF with notes/, /^Download PDF with answers/, /^Mail report/])
    await expect.element(menuItem(name)).toMatchTextContent(/Company users may not print reports\./);
  await expect.element(menuItem(/^ADD REMINDER/)).toMatchTextContent(/Your role may not add reminders\./);
  await expect.element(menuItem(/^ADD REMINDER/)).toHaveAttribute("aria-disabled", "true");
});
