import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeValue, foldLine, vcardOf } from "./vcard.ts";

const anna = {
  name: "Dr. Anna Maria Whitfield",
  phone: "+13125550142",
  hospital_name: "Harbor; Joints, Inc.",
  department_name: "Joint replacement",
  department_title: "Orthopaedic surgeon",
  address: "1 Lakeside\nChicago, IL",
  page: "https://restride.example/surgeon/1",
  photo: "",
};

test("C255: a visiting card with the public phone, and no email", () => {
  expect(vcardOf(anna).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "FN:Dr. Anna Maria Whitfield",
    "N:Whitfield;Anna Maria;;Dr.;",
    "ORG:Harbor\\; Joints\\, Inc.;Joint replacement",
    "TITLE:Orthopaedic surgeon",
    'TEL;VALUE=uri;TYPE="work,voice":tel:+13125550142',
    "ADR;TYPE=work:;;1 Lakeside\\nChicago\\, IL;;;;",
    "URL:https://restride.example/surgeon/1",
    "END:VCARD",
    "",
  ]);
});

test("C255: what is not known has no line", () => {
  const card = vcardOf({ ...anna, name: "Cher", phone: "", hospital_name: "", department_title: "", address: "" });
  expect(card).toContain("N:Cher;;;;");
  expect(card).not.toMatch(/ORG|TITLE|TEL|ADR|PHOTO/);
});

test("C255: a picture is named, a title only as a word of its own, and every end of a line is escaped", () => {
  const card = vcardOf({ ...anna, name: "Professor Lee", photo: "https://restride.example/images/a.webp" });
  expect(card).toContain("PHOTO:https://restride.example/images/a.webp\r\n");
  expect(card).toContain("N:Lee;;;Professor;\r\n");
  expect(vcardOf({ ...anna, name: "prof Anna Lee" })).toContain("N:Lee;Anna;;prof;\r\n");
  expect(vcardOf({ ...anna, name: "Ann Dr. Lee" })).toContain("N:Lee;Ann;;;\r\n");
  expect(escapeValue("a\\b,c;d\re\nf\r\ng")).toBe("a\\\\b\\,c\\;d\\ne\\nf\\ng");
});

test("C255: a line may be 75 octets long, whatever its characters weigh", () => {
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  expect(foldLine("x".repeat(150))).toBe(`${"x".repeat(75)}\r\n ${"x".repeat(74)}\r\n x`);
  for (const [character, octets] of [
    ["\u007f", 1],
    ["\u0080", 2],
    ["\u07ff", 2],
    ["\u0800", 3],
    ["\uffff", 3],
    ["\u{10000}", 4],
  ] as const) {
    const whole = "x".repeat(75 - octets) + character;
    expect(foldLine(whole)).toBe(whole);
    expect(foldLine(`x${whole}`)).toBe(`x${"x".repeat(75 - octets)}\r\n ${character}`);
  }
});

test("C255: no text can add a line of its own", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const names = vcardOf({ ...anna, hospital_name: text, address: `${text}\r\nTEL:1\nEND:VCARD` })
        .replaceAll("\r\n ", "")
        .split("\r\n")
        .map((line) => line.split(/[:;]/)[0]);
      expect(names.filter((name) => name === "END" || name === "TEL")).toEqual(["TEL", "END"]);
    }),
  );
});

test("C255: lines are folded at 75 octets, never inside a character, and unfold to what they were", () => {
  const octets = (text: string): number => new TextEncoder().encode(text).length;
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 60, maxLength: 300, size: "max" }), (text) => {
      const line = escapeValue(text);
      const folded = foldLine(line);
      for (const part of folded.split("\r\n")) expect(octets(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll("\r\n ", "")).toBe(line);
    }),
  );
});

test.each([
  ["Dr. Ann Lee MD", "N:Lee;Ann;;Dr.;MD"],
  ["John Smith, DO", "N:Smith;John;;;DO"],
  ["Robert Downey Jr.", "N:Downey;Robert;;;Jr."],
  ["Dr. Élodie Müller-Łęcka, MD, PhD", "N:Müller-Łęcka;Élodie;;Dr.;MD,PhD"],
])("credentials of %s stand apart from the family name", (name, line) => {
  expect(vcardOf({ ...anna, name })).toContain(`\r\n${line}\r\n`);
});
