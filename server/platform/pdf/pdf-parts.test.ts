import { pagesOf } from "@restride/dev-env/pdf/pages-of.ts";
import { type Part, partsOf } from "@restride/dev-env/pdf/parts-of.ts";
import type { Line } from "@restride/domain/charts/points.ts";
import { expect, test } from "vitest";
import type { PdfPage } from "./page.ts";
import { writePdf } from "./pdf.fixture.ts";
import type { PageFrame } from "./pdf.ts";

const frame: PageFrame = { logo: null, from: "House", subject: "Report", origin: [], foot: { left: "", middle: "" } };
const read = async (write: (page: PdfPage) => void): Promise<readonly Part[]> =>
  partsOf(await writePdf(frame, "t", write));

const point = (day: number, value: number | null, source = "Sensor") => ({
  label: `Nov ${day}`,
  when: `11/${day}/2026, ${source}`,
  value,
  source,
});
const flexion: Line = {
  title: "Flexion",
  unit: "°",
  points: [point(10, 61), point(15, 79), point(16, null), point(17, 84), point(18, 88), point(19, 90), point(20, 92)],
  limits: [{ word: "Min", value: 90, below: true }],
  range: null,
};

test("a document says that it is tagged, its language and its title, and that it keeps to PDF/UA-1", async () => {
  const pdf = (await writePdf(frame, "A & B <c>", () => undefined)).toString("utf8");
  expect(pdf).toContain("%PDF-1.7");
  expect(/\/Marked true/.test(pdf)).toBe(true);
  expect(pdf).toContain("/Lang (en-US)");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(pdf).toContain(`<rdf:li xml:lang="x-default">A   B  c </rdf:li>`);
});

test("headings, facts and paragraphs are read in the order in which they are written, head and foot are not", async () => {
  const parts = await read((page) => {
    page.title("Ada");
    page.factGrid([
      ["Provider", "Dr. Reyes"],
      ["Day", "Post 15 days"],
    ]);
    page.tiles([{ label: "Flexion", value: "92°", below: "11/20/2026" }]);
    page.facts([["Weight", "200 lb"]]);
    page.heading("Days");
    page.paragraph([
      { text: "Walk ", strong: false },
      { text: "daily", strong: true },
    ]);
  });
  expect(parts).toEqual([
    { type: "H1", text: "Ada" },
    { type: "P", text: "Provider Dr. Reyes" },
    { type: "P", text: "Day Post 15 days" },
    { type: "P", text: "Flexion 92° 11/20/2026" },
    { type: "P", text: "Weight 200 lb" },
    { type: "H2", text: "Days" },
    { type: "P", text: "Walk daily" },
  ]);
});

test("a table is rows of cells below titles of columns, also where it goes on on another page: its titles are read once", async () => {
  const columns = [
    { title: "Day", width: 100 },
    { title: "Done", width: 100 },
  ];
  const [table] = await read((page) => page.table(columns, Array<string[]>(40).fill(["Mon", "3"])));
  const row = {
    type: "TR",
    parts: [
      { type: "TD", text: "Mon" },
      { type: "TD", text: "3" },
    ],
  };
  expect(table!.parts![0]).toEqual({
    type: "THead",
    parts: [
      {
        type: "TR",
        parts: [
          { type: "TH", text: "Day" },
          { type: "TH", text: "Done" },
        ],
      },
    ],
  });
  expect(table!.parts![1]).toEqual({ type: "TBody", parts: Array(40).fill(row) });
  const pdf = (await writePdf(frame, "t", (page) => page.table(columns, []))).toString("latin1");
  expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2);
});

test("items after each other are one list; a long paragraph is one also over two pages", async () => {
  const item = (text: string) => ({
    type: "LI",
    parts: [
      { type: "Lbl", text: "•" },
      { type: "LBody", text },
    ],
  });
  const long = "word ".repeat(1200).trim();
  const parts = await read((page) => {
    for (const text of ["Walk", "Rest"]) page.paragraph([{ text, strong: false }], true);
    page.paragraph([{ text: long, strong: false }]);
  });
  expect(parts).toEqual([
    { type: "L", parts: [item("Walk"), item("Rest")] },
    { type: "P", text: long },
  ]);
});

test("a chart is a figure with its sentence; of its newest six points each has its value and its day, and limits have their word", async () => {
  const [figure, ...more] = await read((page) => page.charts([flexion]));
  expect(more).toEqual([]);
  expect(figure).toMatchObject({ type: "Figure" });
  expect(figure!.alt).toBe(
    "Flexion: 5 values, the newest 92° on 11/20/2026, Sensor. The first is 79° on 11/15/2026, Sensor, the lowest 79°, the highest 92°. Limits: Min 90°.",
  );
  for (const text of ["Flexion", "Sensor", "Min 90", "79", "92", "Nov 15", "Nov 20"])
    expect(figure!.text).toContain(text);
  for (const text of ["61", "Nov 10"]) expect(figure!.text).not.toContain(text);
});

test("a word that goes on from point to point is written once, a number at each", async () => {
  const points = [point(16, 2), point(17, 2), point(18, 2), point(19, 1), point(20, 2)];
  const words = ["None", "Mild", "Moderate"];
  const [pain, numbers] = await read((page) =>
    page.charts([
      { ...flexion, limits: [], words, points },
      { ...flexion, limits: [], points: [point(19, 77), point(20, 77)] },
    ]),
  );
  const onAxis = 1;
  expect(pain!.text!.match(/Moderate/g)).toHaveLength(onAxis + 2);
  expect(pain!.text!.match(/Mild/g)).toHaveLength(onAxis + 1);
  expect(numbers!.text!.match(/\b77\b/g)).toHaveLength(onAxis + 2);
});

test("a second source is named and joined by dashes; a chart without values says so", async () => {
  const two = { ...flexion, points: [point(18, 88), point(19, 90, "Form"), point(20, 92)] };
  const none = { ...flexion, points: [] };
  const [first, second] = await read((page) => page.charts([two, none]));
  expect(first!.text).toContain("Sensor; Form, dashed");
  expect(second!.text).toBe("Flexion Data not available");
});

test("a heading below a heading is one for screen readers too, and goes on to the next page with what it is about", async () => {
  const columns = [{ title: "Day", width: 100 }];
  for (let lines = 20; lines < 40; lines++) {
    const pdf = await writePdf(frame, "t", (page) => {
      for (let at = 0; at < lines; at++) page.paragraph([{ text: "Line", strong: false }]);
      page.subheading("Pain Check");
      page.table(columns, [["Mon"]]);
    });
    expect(partsOf(pdf)).toContainEqual({ type: "H3", text: "Pain Check" });
    const pageOf = (text: string) => pagesOf(pdf).findIndex((page) => page.some((written) => written.text === text));
    expect([lines, pageOf("Pain Check")]).toEqual([lines, pageOf("Mon")]);
  }
});
