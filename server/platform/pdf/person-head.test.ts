import { pagesOf } from "@restride/dev-env/pdf/pages-of.ts";
import { expect, test } from "vitest";
import { writePdf } from "./pdf.fixture.ts";
import type { PageFrame } from "./pdf.ts";

const ink = 0x19;
const frame: PageFrame = {
  logo: null,
  from: "House",
  subject: "Report",
  origin: ["Today", "by Nora"],
  foot: { left: "Ada", middle: "Secret" },
};

test("every page names the person it is about with what tells them from others, and cuts a long name before it", async () => {
  const identity = "born 03/14/1951 · no. 0ABC-0418";
  const headOf = async (name: string) =>
    pagesOf(await writePdf({ ...frame, person: { name, identity } }, "t", (page) => page.nextPage())).map((page) =>
      page.slice(4, 6),
    );
  for (const page of await headOf("अनिता"))
    expect(page).toMatchObject([
      { actual: "अनिता", x: 51, part: null },
      { text: ` · ${identity}`, font: "Regular 9", colour: ink, part: null },
    ]);
  const pages = await headOf("Wolfeschlegelsteinhausenbergerdorff ".repeat(5).trim());
  expect(pages).toHaveLength(2);
  for (const [name, personLine] of pages) {
    expect(name!.text).toMatch(/^Wolfe.*…$/);
    expect(personLine!.text.trim()).toBe(`· ${identity}`);
    expect(personLine!.y).toBe(name!.y);
  }
});
