import { object, pagesOf, unpacked, type Written } from "@restride/dev-env/pdf/pages-of.ts";
import { expect, test } from "vitest";
import { type PdfPage, writePdf } from "./pdf.ts";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ink = 0x19;
const grey = 0x66;

const written = async (write: (page: PdfPage) => void): Promise<Written[][]> =>
  pagesOf(await writePdf({ head: "Head", foot: "Foot" }, "About Ada", write));
/** What a page holds beside head, foot and number. */
const body = async (write: (page: PdfPage) => void): Promise<Written[]> => (await written(write))[0]!.slice(0, -3);

test("every page has its head, its foot and its number among all, in small grey letters", async () => {
  const pages = await written((page) => page.nextPage());
  const frame = { font: "Regular 9", colour: grey };
  expect(pages).toMatchObject(
    ["1 / 2", "2 / 2"].map((number) => [
      { text: "Head", x: 56, y: 755, ...frame },
      { text: "Foot", x: 56, y: 31, ...frame },
      { text: number, y: 31, ...frame },
    ]),
  );
  for (const page of pages) expect(page[2]!.x).toBeGreaterThan(496 + 30);
});

test("a document carries its title, and is a sheet of American letter size", async () => {
  const pdf = (await writePdf({ head: "", foot: "" }, "About Ada", () => undefined)).toString("latin1");
  expect(pdf).toContain("(About Ada)");
  expect(pdf).toContain("/MediaBox [0 0 612 792]");
});

test("titles and headings are strong, the first larger, both in ink", async () => {
  const [title, heading, text] = await body((page) => {
    page.title("Ada");
    page.heading("Days");
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect(title).toMatchObject({ text: "Ada", x: 56, font: "Bold 18", colour: ink });
  expect(heading).toMatchObject({ text: "Days", x: 56, font: "Bold 12", colour: ink });
  expect(text).toMatchObject({ text: "Rest", x: 56, font: "Regular 10", colour: ink });
  expect([title!.y - heading!.y, heading!.y - text!.y]).toEqual([49, 18]);
});

test("facts stand in two columns, the name grey, the value in ink, one under the other; text after them is at the margin", async () => {
  const [one, ada, two, bob, after] = await body((page) => {
    page.facts([
      ["One", "Ada"],
      ["Two", "Bob"],
    ]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect([one, two]).toMatchObject([
    { text: "One", x: 56, font: "Regular 10", colour: grey },
    { text: "Two", x: 56, colour: grey },
  ]);
  expect([ada, bob]).toMatchObject([
    { text: "Ada", x: 196, y: one!.y, font: "Regular 10", colour: ink },
    { text: "Bob", x: 196, y: two!.y, colour: ink },
  ]);
  expect(two!.y).toBe(one!.y - 12);
  expect(after!.x).toBe(56);
});

test("a long name of a fact goes on below itself, not over its value", async () => {
  const all = await body((page) => page.facts([["a name of so many words that it takes lines", "Ada"]]));
  expect(all.length).toBeGreaterThan(2);
  expect(all.at(-1)).toMatchObject({ text: "Ada", x: 196, y: all[0]!.y });
  expect(all.slice(0, -1).every(({ x }) => x === 56)).toBe(true);
});

test("a long value goes on in its own column of 340 points", async () => {
  const [, ...lines] = await body((page) => page.facts([["One", "word ".repeat(20)]]));
  expect(lines.map(({ x }) => x)).toEqual([196, 196]);
  expect(lines[0]!.text.split("word")).toHaveLength(13);
});

test("a long head goes on below itself within the margins, a long foot beside the number", async () => {
  const long = "word ".repeat(24).trim();
  const [page] = pagesOf(await writePdf({ head: long, foot: long }, "t", () => undefined));
  expect(page!.map(({ text, y }) => [text.split("word").length - 1, y])).toEqual([
    [20, 755],
    [4, 744],
    [18, 31],
    [6, 20],
    [0, 31],
  ]);
});

test("a drawing keeps its shape within its room", async () => {
  const pdf = (await writePdf({ head: "", foot: "" }, "t", (page) => page.drawing(dot, 100, 50, []))).toString(
    "latin1",
  );
  const drawn = unpacked(object(pdf, /\/Contents (\d+)/.exec(pdf)![1]!));
  expect(/(.*) cm\n\/I1 Do/.exec(drawn)![1]).toBe("50 0 0 -50 56 112");
});

test("a table has grey strong titles over rows in ink, each cell in its column; a missing one is empty", async () => {
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
    { text: "Day", x: 56, font: "Bold 9.5", colour: grey },
    { text: "Done", y: day!.y, font: "Bold 9.5", colour: grey },
  ]);
  expect([mon, tue]).toMatchObject([
    { text: "Mon", x: 56, y: day!.y - 20, font: "Regular 9.5", colour: ink },
    { text: "Tue", x: 56, y: day!.y - 40 },
  ]);
  expect(ten).toMatchObject({ text: "10", y: mon!.y });
  // Right-aligned, ten ends where its column does, 8 points before the next: two digits are some 10 points wide.
  expect(ten!.x).toBeGreaterThan(156 + 60 - 8 - 13);
  expect(ten!.x).toBeLessThan(156 + 60 - 8 - 8);
  expect(rest).toMatchObject({ text: "Rest", x: 56 });
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
  expect(bullet).toMatchObject({ text: "•", x: 58, font: "Regular 10" });
  expect(walk).toMatchObject({ text: "Walk ", x: 70, y: bullet!.y, font: "Regular 10" });
  expect(daily).toMatchObject({ text: "daily", y: bullet!.y, font: "Bold 10" });
  expect(next).toMatchObject({ text: "Rest", x: 56, y: bullet!.y - 18 });
});

test("a long paragraph breaks at both margins", async () => {
  const all = await body((page) => page.paragraph([{ text: "word ".repeat(60), strong: false }], true));
  expect(new Set(all.slice(1).map(({ x }) => x))).toEqual(new Set([70]));
  // 612 points less 56 and 70 hold eighteen words of some 28.
  expect(all[1]!.text.split("word")).toHaveLength(19);
});

test("below a drawing stand its words, small and grey, line by line, and text goes on under them in ink", async () => {
  const [ada, date, rest] = await body((page) => {
    page.drawing(dot, 100, 50, ["Ada", "Today"]);
    page.paragraph([{ text: "Rest", strong: false }]);
  });
  expect(ada).toMatchObject({ text: "Ada", x: 56, font: "Regular 8.5", colour: grey });
  expect(date).toMatchObject({ text: "Today", x: 56, y: ada!.y - 12 });
  expect(rest).toMatchObject({ text: "Rest", x: 56, colour: ink });
  expect(date!.y - rest!.y).toBe(14);
});

test.each([
  [592, 1],
  [593, 2],
])("a drawing of %i points above three words ends on page %i", async (height, page) => {
  // 792 points less 56 above, 84 below, 24 around and 3 lines of 12 leave 592.
  const pages = await written((sheet) => {
    sheet.drawing(dot, 10, height, ["Ada", "Bob", "Cy"]);
  });
  expect(pages).toHaveLength(page);
});

test("a line of half a point stands below each row and each drawing", async () => {
  const pdf = (
    await writePdf({ head: "", foot: "" }, "t", (page) => {
      page.table([{ title: "Day", width: 100 }], [["1"]]);
      page.drawing(dot, 120, 50, []);
    })
  ).toString("latin1");
  const drawn = unpacked(object(pdf, /\/Contents (\d+)/.exec(pdf)![1]!));
  const lines = [...drawn.matchAll(/(\S+) (\S+) m\n(\S+) (\S+) l\n(\S+) w\n\S+ CS\n(\S+) \S+ \S+ SCN\nS/g)];
  const found = lines.map(([, ...numbers]) => numbers.map(Number));
  expect(found).toEqual([
    [56, 76, 156, 76, 0.5, 0xd3 / 255],
    [56, 96, 156, 96, 0.5, 0xd3 / 255],
    [56, 152, 176, 152, 0.5, 0xd3 / 255],
  ]);
});
