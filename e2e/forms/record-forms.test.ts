import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, pressAfterSession, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** A form that adds a record: what a person types into it, in the order of its fields, and what it says when it is sent empty. */
interface RecordForm {
  readonly what: string;
  readonly by: Role;
  readonly path: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly empty: string;
  /** Where the record is found by the text that stands in its first field. */
  readonly kept: string;
}

const forms: readonly RecordForm[] = [
  {
    what: "a customer",
    by: Role.companyAdmin,
    path: "/customers/add/customer",
    typed: {
      Name: "Typed Orthopaedics",
      "Access code": "TYP123",
      "Time zone": "America/Denver",
      "Contact name": "Dan Typed",
      "Contact email": "dan@typed.example",
      "Contact phone": "3125550103",
      City: "Denver",
      State: "Colorado",
    },
    empty: "Please enter name",
    kept: "select from customers where name = $1",
  },
];

/** The field that has the focus, as a screen reader says it: its label, what is said of it, and whether it is wrong. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const described = at.getAttribute("aria-describedby")?.split(" ") ?? [];
    return {
      name: at.labels?.[0]?.textContent?.replace(/^\* /, "") ?? at.getAttribute("aria-label") ?? "",
      said: described.map((id) => document.getElementById(id)?.textContent).join(" "),
      wrong: at.getAttribute("aria-invalid") === "true",
      value: at instanceof HTMLSelectElement ? at.selectedOptions[0]!.text : at.value,
    };
  });

/** Goes on with Tab until a field of this name has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused(page)).name === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to "${name}".`);
};

test.each(forms)(
  "the form of $what: by keyboard alone, with names and errors, kept over an expired session, sent once",
  async (form) => {
    const email = smallEmail(0, form.by);
    const { page, problems, leave } = await journey.visitAs(email, { at: form.path });
    const fields = Object.entries(form.typed);
    const [first, text] = fields[0]!;
    await page.getByRole("textbox", { name: first, exact: true }).waitFor();
    await step("sent empty, the first field that is wrong has the focus and says what is missing", async () => {
      await tabTo(page, first);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toEqual({ name: first, said: form.empty, wrong: true, value: "" });
    });
    await step("every field is reached with Tab and has its name", async () => {
      for (const [name, typed] of fields) {
        await tabTo(page, name);
        await page.keyboard.type(typed);
      }
    });
    await step("what is typed survives the end of the session, for the same person", async () => {
      await tabTo(page, first);
      await pressAfterSession(journey, page);
      await journey.signIn(page, email);
      await arrivesAt(page, form.path);
      await isTold(page, "Draft restored");
    });
    await step("a double click sends it once", async () => {
      for (const [name, typed] of fields) {
        await tabTo(page, name);
        expect((await focused(page)).value.replaceAll(/[ ()-]/g, "")).toContain(typed.replaceAll(/[ ()-]/g, ""));
      }
      const sent: string[] = [];
      page.on("request", (request) => request.postData()?.includes("addEdit") && sent.push(request.url()));
      await page.getByRole("button", { name: "Add", exact: true }).dblclick();
      await page.waitForURL(({ pathname }) => pathname !== form.path);
      expect(sent).toHaveLength(1);
      expect((await journey.world.owner.query(form.kept, [text])).rowCount).toBe(1);
    });
    expect(problems).toEqual([]);
    await leave();
  },
);
