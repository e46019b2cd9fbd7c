import { object, pagesOf, decompressStream, type PlacedText } from "@restride/dev-env/pdf/pages-of.ts";
import { expect, test } from "vitest";
import type { PdfPage } from "./page.ts";
import { writePdf } from "./pdf.fixture.ts";
import type { PageFrame } from "./pdf.ts";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ink = 0x19;
const grey = 0x5a;
const frame: PageFrame = {
  logo: null,
  from: "House",
  subject: "Report",
  origin: ["Today", "by Nora"],
  foot: { left: "Ada", middle: "Secret" },
};

const written = async (write: (page: PdfPage) => void): Promise<PlacedText[][]> =>
  pagesOf(await writePdf(frame, "About Ada", write));
/** Returns the text pieces of a page, except the four lines of its head and the three of its foot, without trailing spaces. */
const body = async (write: (page: PdfPage) => void): Promise<PlacedText[]> =>
  (await written(write))[0]!.slice(0, -7).map((piece) => ({ ...piece, text: piece.text.trimEnd() }));
/** Returns the drawing operators of a page. */
const drawnBy = async (write: (page: PdfPage) => void): Promise<string> => {
  const pdf = (await writePdf(frame, "t", write)).toString("latin1");
  return decompressStream(object(pdf, /\/Contents (\d+)/.exec(pdf)![1]!));
};

test("every page has whose it is and what it is, when and by whom it was made, its foot and its number among all", async () => {
  const pages = await written((page) => page.nextPage());
  expect(pages).toMatchObject(
    ["Page 1 of 2", "Page 2 of 2"].map((number) => [
      { text: "House", x: 51, font: "Bold 10.5", colour: ink, part: null },
      { text: "Report", x: 51, font: "Regular 9", colour: grey, part: null },
      { text: "Today", font: "Regular 9", part: null },
      { text: "by Nora", font: "Regular 9", part: null },
      { text: "Ada", x: 51, font: "Regular 8", part: null },
      { text: "Secret", font: "Regular 8", part: null },
      { text: number, font: "Regular 8", part: null },
    ]),
  );
  for (const [house, , today, , , secret, number] of pages) {
    expect(today!.y).toBeGreaterThan(house!.y - 2);
    expect(today!.x).toBeGreaterThan(500);
    expect(secret!.x).toBeGreaterThan(272);
    expect(secret!.x).toBeLessThan(306);
    expect(number!.x).toBeGreaterThan(500);
  }
});

test("a document carries its title, and is a sheet of American letter size", async () => {
  const pdf = (await writePdf(frame, "About Ada", () => undefined)).toString("latin1");
  expect(pdf).toContain("(About Ada)");
  expect(pdf).toContain("/MediaBox [0 0 612 792]");
});

test("a head without room is cut, not laid over what stands beside it", async () => {
  const long = "word ".repeat(60).trim();
  const pages = pagesOf(await writePdf({ ...frame, from: long, origin: [long] }, "t", () => undefined));
  for (const at of [0, 2]) expect(pages[0]![at]!.text.endsWith("…")).toBe(true);
  expect(pages[0]![2]!.x).toBeGreaterThan(306);
});

test("titles and headings are strong, the first larger, both in ink", async () => {
  const [title, heading, text] = await body((page) => {
    page.title("Ada");
    page.heading("Days");
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect(title).toMatchObject({ text: "Ada", x: 51, font: "Bold 18", colour: ink });
  expect(heading).toMatchObject({ text: "Days", x: 51, font: "Bold 12", colour: ink });
  expect(text).toMatchObject({ text: "Rest", x: 51, font: "Regular 10", colour: ink });
  expect(title!.y).toBeGreaterThan(heading!.y);
  expect(heading!.y).toBeGreaterThan(text!.y);
});

test("facts stand in two columns, the name grey, the value in ink, one under the other; text after them is at the margin, apart from them", async () => {
  const [one, ada, two, bob, after] = await body((page) => {
    page.facts([
      ["One", "Ada"],
      ["Two", "Bob"],
    ]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect([one, two]).toMatchObject([
    { text: "One", x: 51, font: "Regular 10", colour: grey },
    { text: "Two", x: 51, colour: grey },
  ]);
  expect([ada, bob]).toMatchObject([
    { text: "Ada", x: 191, y: one!.y, font: "Regular 10", colour: ink },
    { text: "Bob", x: 191, y: two!.y, colour: ink },
  ]);
  expect(two!.y).toBe(one!.y - 12);
  expect(after!.x).toBe(51);
  expect(two!.y - after!.y).toBeGreaterThan(20);
});

test("a long name of a fact goes on below itself, not over its value, and the next fact begins below both", async () => {
  const long = "a name of so many words that it takes lines";
  const all = await body((page) =>
    page.facts([
      [long, "Ada"],
      ["Two", "Bob"],
    ]),
  );
  const [first, second, ada, two] = all;
  expect([first, second].map((line) => line!.x)).toEqual([51, 51]);
  expect(ada).toMatchObject({ text: "Ada", x: 191, y: first!.y });
  expect(two!.y).toBeLessThan(second!.y);
});

test("a long value goes on in its own column of 370 points", async () => {
  const [, ...lines] = await body((page) => page.facts([["One", "word ".repeat(20)]]));
  expect(lines.map(({ x }) => x)).toEqual([191, 191]);
  expect(lines[0]!.text.split("word")).toHaveLength(14);
});

test("facts of a grid stand three in a row, names left and values right in their thirds", async () => {
  const all = await body((page) =>
    page.factGrid([
      ["One", "Ada"],
      ["Two", "Bob"],
      ["Three", "Cy"],
      ["Four", "Di"],
    ]),
  );
  const places = all.filter((_, at) => at % 2 === 0).map(({ text, x, y }) => [text, Math.round(x), all[0]!.y - y]);
  // 510 points minus two gaps of 20 are three columns of 157.
  expect(places).toEqual([
    ["One", 51, 0],
    ["Two", 228, 0],
    ["Three", 404, 0],
    ["Four", 51, 21],
  ]);
  expect(all[1]).toMatchObject({ text: "Ada", font: "Bold 9", colour: ink });
  expect(all[1]!.x).toBeGreaterThan(51 + 157 - 24);
});

test("tiles share the width of the page; a value without room is smaller", async () => {
  const [label, value, below, , long] = await body((page) =>
    page.tiles([
      { label: "Flexion", value: "92°", below: "11/20/2026" },
      { label: "Extension", value: "a value as long as the page is wide and longer", below: "" },
    ]),
  );
  expect(label).toMatchObject({ text: "Flexion", x: 60, colour: grey });
  expect(value).toMatchObject({ text: "92°", x: 60, font: "Bold 13", colour: ink });
  expect(below).toMatchObject({ text: "11/20/2026", x: 60, font: "Regular 8" });
  expect(long).toMatchObject({ x: 315, font: "Bold 10" });
});

test("a drawing keeps its shape within its room", async () => {
  const drawn = await drawnBy((page) => page.drawing(dot, 100, 50, []));
  expect(/(.*) cm\n\/I1 Do/.exec(drawn)![1]).toBe("50 0 0 -50 51 160");
});

test("a table has strong titles over rows in ink, each cell in its column; a missing one is empty", async () => {
  const columns = [
    { title: "Day", width: 100 },
    { title: "Done", width: 60, align: "right" as const },
  ];
  const all = await body((page) => {
    page.table(columns, [["Mon", "10"], ["Tue"]]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  const [day, done, mon, ten, tue, rest] = all;
  expect([day, done]).toMatchObject([
    { text: "Day", x: 51, font: "Bold 9", colour: ink },
    { text: "Done", y: day!.y, font: "Bold 9", colour: ink },
  ]);
  expect([mon, tue]).toMatchObject([
    { text: "Mon", x: 51, font: "Regular 9", colour: ink },
    { text: "Tue", x: 51 },
  ]);
  expect(mon!.y).toBeGreaterThan(tue!.y);
  expect(ten).toMatchObject({ text: "10", y: mon!.y });
  // Right-aligned, "ten" ends where its column does, 8 points before the next: two digits are about 10 points wide.
  expect(ten!.x).toBeGreaterThan(151 + 60 - 8 - 13);
  expect(ten!.x).toBeLessThan(151 + 60 - 8 - 8);
  expect(rest).toMatchObject({ text: "Rest", x: 51 });
});

test("a long cell goes on in its column, and the next row begins below it; a last row that sums up is strong", async () => {
  const all = await body((page) => page.table([{ title: "What", width: 60 }], [["word word word"], ["Sum"]], true));
  const [, first, second, sum] = all;
  expect([first!.x, second!.x]).toEqual([51, 51]);
  expect(sum).toMatchObject({ text: "Sum", font: "Bold 9" });
  expect(sum!.y).toBeLessThan(second!.y - 15);
});

test("an item of a list is set in behind its bullet; strong words are strong, and a paragraph begins with no blank", async () => {
  const [bullet, walk, daily, next] = await body((page) => {
    page.paragraph(
      [
        { text: " Walk ", strong: false },
        { text: "daily", strong: true },
      ],
      true,
    );
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect(bullet).toMatchObject({ text: "•", x: 53, font: "Regular 10" });
  expect(walk).toMatchObject({ text: "Walk", x: 65, y: bullet!.y, font: "Regular 10" });
  expect(daily).toMatchObject({ text: "daily", y: bullet!.y, font: "Bold 10" });
  expect(next).toMatchObject({ text: "Rest", x: 51, y: bullet!.y - 18 });
});

test("a long paragraph breaks at both margins", async () => {
  const all = await body((page) => page.paragraph([{ text: "word ".repeat(60), strong: false }], true));
  expect(new Set(all.slice(1).map(({ x }) => x))).toEqual(new Set([65]));
  // 612 points minus 51 and 65 have room for eighteen words of about 27.
  expect(all[1]!.text.split("word")).toHaveLength(19);
});

test("below a drawing stand its words, small and grey, line by line, and text goes on under them in ink", async () => {
  const [ada, date, rest] = await body((page) => {
    page.drawing(dot, 100, 50, ["Ada", "Today"]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect(ada).toMatchObject({ text: "Ada", x: 51, font: "Regular 8.5", colour: grey });
  expect(date).toMatchObject({ text: "Today", x: 51, y: ada!.y - 12 });
  expect(rest).toMatchObject({ text: "Rest", x: 51, colour: ink });
  expect(date!.y - rest!.y).toBe(14);
});

test.each([
  [562, 1],
  [563, 2],
])("a drawing of %i points above three words ends on page %i", async (height, page) => {
  // 792 points minus 104 above, 66 below, 24 around and 3 lines of 12 are 562.
  const pages = await written((sheet) => {
    sheet.title("Ada");
    sheet.nextPage();
    sheet.drawing(dot, 10, height, ["Ada", "Bob", "Cy"]);
  });
  expect(pages).toHaveLength(page + 1);
});

test("a heading stays with what stands below it: where that has no room, both begin a page", async () => {
  // A drawing of 420 points with its text leaves less than 180 of the 622 points of a page.
  const headed = (below?: number) =>
    written((page) => {
      page.drawing(dot, 10, 420, ["Ada"]);
      page.heading("Charts", below);
    });
  const isOn = (pages: PlacedText[][]) => pages.map((page) => page.some(({ text }) => text === "Charts"));
  expect(isOn(await headed())).toEqual([true]);
  expect(isOn(await headed(168))).toEqual([false, true]);
});

test("a line of half a point stands below each row and each drawing, a stronger one below the head of a table", async () => {
  const drawn = await drawnBy((page) => {
    page.table([{ title: "Day", width: 100 }], [["1"]]);
    page.drawing(dot, 120, 50, []);
  });
  const lines = [...drawn.matchAll(/(\S+) (\S+) m\n(\S+) (\S+) l\n(\S+) w\n/g)].slice(0, 3);
  expect(lines.map(([, x, y, to, , width]) => [Number(x), Math.round(Number(y)), Number(to), Number(width)])).toEqual([
    [51, 125, 151, 0.75],
    [51, 146, 151, 0.5],
    [51, 202, 171, 0.5],
  ]);
});
