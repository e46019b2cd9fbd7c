import { expect, test } from "vitest";
import { problemJson, problemPage, rawProblem, wantsPage } from "./problem-page.ts";

const asks = (url: string, accept?: string): boolean => wantsPage({ url, headers: { accept } });

test("a person with a browser wants a page, unless it is what programs call", () => {
  expect(asks("/page", "text/html,*/*")).toBe(true);
  for (const call of [
    "graphql",
    "downloadreport",
    "images",
    "qrcode",
    "vcf",
    "publickey",
    "healthz",
    "readyz",
    "metrics",
  ])
    for (const url of [`/${call}`, `/${call}/a`, `/${call}?a=1`]) expect(asks(url, "text/html"), url).toBe(false);
  expect([asks("/imagesque", "text/html"), asks("/x/images", "text/html")]).toEqual([true, true]);
  expect([asks("/page", "application/json"), asks("/page")]).toEqual([false, false]);
});

test("a problem is a page for people, with a way on, and JSON for programs", () => {
  expect(problemPage("Gone.")).toContain('<h1>Gone.</h1><p><a href="/">Open Restride</a></p>');
  expect(problemJson("Gone.")).toEqual({ errors: [{ message: "Gone." }] });
});

test("what could not be read is answered whole, in the kind that was asked for", () => {
  const answered = (packet: string): [string, string] => {
    const [head, body] = rawProblem(431, "Too Large", "Größer.", packet).split("\r\n\r\n") as [string, string];
    expect(head).toContain(`content-length: ${new TextEncoder().encode(body).length}\r\nconnection: close`);
    expect(head.split("\r\n")[0]).toBe("HTTP/1.1 431 Too Large");
    expect(head).toContain("x-content-type-options: nosniff");
    return [/content-type: (.*)/.exec(head)![1]!.trim(), body];
  };
  const json = ["application/json; charset=utf-8", '{"errors":[{"message":"Größer."}]}'];
  expect(answered("GET /graphql HTTP/1.1\r\naccept: text/html")).toEqual(json);
  expect(answered("GET /page HTTP/1.1")).toEqual(json);
  expect(answered("nonsense")).toEqual(json);
  expect(answered("GET /page HTTP/1.1\r\naccept: text/html")).toEqual([
    "text/html; charset=utf-8",
    problemPage("Größer."),
  ]);
});
