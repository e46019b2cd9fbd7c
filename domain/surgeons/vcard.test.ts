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
