import { expect, test } from "vitest";
import { writeLetter } from "./letter.ts";

const from = { name: "Lake & Sons", logoUrl: "https://x.example/l.png" };

test("a letter carries the sender's name and picture, and says the same as text and as page", () => {
  const { text, html, subject } = writeLetter(from, {
    subject: "Hello",
    paragraphs: ["First.", "Second."],
    button: { label: "Open", url: "https://x.example/a?b=1&c=2" },
    footer: "You asked for it.",
  });
  expect(subject).toBe("Hello");
  expect(text).toBe("Lake & Sons\n\nFirst.\n\nSecond.\n\nhttps://x.example/a?b=1&c=2\n\nYou asked for it.");
  for (const part of [
    "Lake &amp; Sons",
    'src="https://x.example/l.png"',
    'href="https://x.example/a?b=1&amp;c=2"',
    "Second.",
  ])
    expect(html).toContain(part);
});

test("nothing that somebody typed becomes part of the page", () => {
  const { html } = writeLetter({ name: "<b>x</b>", logoUrl: null }, { subject: "a", paragraphs: ['<img src="x">'] });
  expect(html).not.toContain("<b>x");
  expect(html).not.toContain("<img");
});

test("a page holds what there is, each once, and nothing where there is nothing", () => {
  const { text, html } = writeLetter(
    { name: "Lake", logoUrl: null },
    { subject: 'A "b" > c', paragraphs: ["<x> & y"] },
  );
  expect(text).toBe("Lake\n\n<x> & y");
  expect(html).toContain("<title>A &quot;b&quot; &gt; c</title>");
  expect(html).toContain('<p style="margin:0 0 16px">&lt;x&gt; &amp; y</p>');
  for (const missing of ["<img", "<a ", "font-size:13px", "undefined", "null"]) expect(html).not.toContain(missing);
  const full = writeLetter(from, {
    subject: "s",
    paragraphs: ["one", "two"],
    button: { label: "Open <now>", url: "https://x.example/" },
    footer: "Why & how",
  }).html;
  expect(full).toContain('<p style="margin:0 0 16px">one</p>\n<p style="margin:0 0 16px">two</p>');
  expect(full).toContain("Open &lt;now&gt;</a>");
  expect(full).toContain('word-break:break-all">https://x.example/</p>');
  expect(full).toContain("Why &amp; how</p>");
});
