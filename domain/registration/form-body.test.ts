import { expect, test } from "vitest";
import { blockText, readFormBody } from "./form-body.ts";

test("A040: headings, paragraphs, list items and emphasis come through", () => {
  const blocks = readFormBody(
    "<h3>Rights</h3>\n<p>I may <strong>refuse</strong> to\n sign &amp; leave.</p><ul><li>One</li><li>Two</li></ul>",
  );
  expect(blocks.map((block) => [block.kind, blockText(block)])).toEqual([
    ["heading", "Rights"],
    ["paragraph", "I may refuse to sign & leave."],
    ["item", "One"],
    ["item", "Two"],
  ]);
  expect(blocks[1]!.runs).toEqual([
    { text: "I may ", strong: false },
    { text: "refuse", strong: true },
    { text: " to sign & leave.", strong: false },
  ]);
});

test.each([
  ["a script", "<p>Hello</p><script>alert('x')</script>"],
  ["a script in capitals with attributes", '<SCRIPT type="a">if (1 < 2) alert(1)</SCRIPT><p>Hello</p>'],
  ["a style", "<style>p { color: red }</style><p>Hello</p>"],
  ["an image with a handler", '<p><img src=x onerror="alert(1)">Hello</p>'],
  ["a link", '<p><a href="javascript:alert(1)">Hello</a></p>'],
  ["a comment", "<!-- secret --><p>Hello</p>"],
  ["a comment that never ends", "<p>Hello</p><!-- secret"],
  ["a script that never ends", "<p>Hello</p><script>alert(1)"],
])("A040: of %s only the words that are meant to be read are left", (_what, html) => {
  expect(readFormBody(html).map(blockText)).toEqual(["Hello"]);
});

test("A040: every kind of block, emphasis and line break is known, in any case of letters", () => {
  const blocks = readFormBody("<h1>A</h1><H2>B</H2><h4>C</h4><div>D<br>d</div><li>E <b>e</b></li> <p> </p>");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "heading", "heading", "paragraph", "item"]);
  expect(blocks[3]?.runs.map(({ text }) => text)).toEqual(["D", "\n", "d"]);
  expect(blocks[4]?.runs).toEqual([
    { text: "E ", strong: false },
    { text: "e", strong: true },
  ]);
});

test("A040: words outside of every block are a paragraph, blanks alone are none", () => {
  const kinds = (html: string) => readFormBody(html).map((block) => [block.kind, blockText(block)]);
  expect(kinds("Before<h2>Title</h2>After")).toEqual([
    ["paragraph", "Before"],
    ["heading", "Title"],
    ["paragraph", "After"],
  ]);
  expect(kinds("<p> <br> </p><h2>\n</h2>")).toEqual([]);
  expect(kinds("<p> One </p><p>Two</p><div>Three</div><div>Four</div>")).toEqual([
    ["paragraph", "One"],
    ["paragraph", "Two"],
    ["paragraph", "Three"],
    ["paragraph", "Four"],
  ]);
});

test("A040: nothing is read inside what is not shown, until it ends itself", () => {
  for (const tag of ["script", "style", "template", "title", "iframe", "object", "noscript", "textarea"])
    expect(readFormBody(`<${tag}><p>No</p><b>no</b></${tag}><p>Yes</p>`).map(blockText), tag).toEqual(["Yes"]);
  expect(readFormBody("</script><p>Yes</p>").map(blockText)).toEqual(["Yes"]);
  expect(readFormBody("<p>a<!-- <b> -->b</p>")[0]?.runs.map(({ text }) => text)).toEqual(["a", "b"]);
});

test("characters that are written by name or number are read, unknown ones stay as they are", () => {
  const read = (text: string) => readFormBody(`<p>${text}</p>`).map(blockText)[0];
  expect(read("&quot;&apos;&AMP;&lt;&gt; x&nbsp;y")).toBe("\"'&<> x y");
  expect(read("&#65;&#8226;")).toBe("A•");
  expect(read("&#999999;")).toBe(String.fromCodePoint(999_999));
  expect(read("&copy; & &;")).toBe("&copy; & &;");
});

test("markup that was written as text stays text", () => {
  expect(readFormBody("<p>a &lt;b&gt; c</p>").map(blockText)).toEqual(["a <b> c"]);
  expect(readFormBody("no tags, 1 < 2").map(blockText)).toEqual(["no tags, 1 < 2"]);
});
