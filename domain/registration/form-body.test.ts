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
  ["a script that never ends", "<p>Hello</p><script>alert(1)"],
])("A040: of %s only the words that are meant to be read are left", (_what, html) => {
  expect(readFormBody(html).map(blockText)).toEqual(["Hello"]);
});

test("markup that was written as text stays text", () => {
  expect(readFormBody("<p>a &lt;b&gt; c</p>").map(blockText)).toEqual(["a <b> c"]);
  expect(readFormBody("no tags, 1 < 2").map(blockText)).toEqual(["no tags, 1 < 2"]);
});
