import { namePartsOf } from "./name-parts.ts";

/** Contents of a surgeon's vCard: what the public page shows, and its address. */
export interface VcardSurgeon {
  readonly name: string;
  readonly phone: string;
  readonly hospital_name: string;
  readonly department_name: string;
  readonly department_title: string;
  readonly address: string;
  readonly page: string;
  /** Address of the picture, or empty. */
  readonly photo: string;
}

const maxLineLength = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Folds a line after at most 75 octets, never inside a character; continuation lines begin with a space (RFC 6350, 3.2). */
export const foldLine = (line: string): string => {
  let [folded, octets] = ["", 0];
  for (const character of line) {
    if (octets + octetsOf(character) > maxLineLength) [folded, octets] = [`${folded}\r\n `, 1];
    folded += character;
    octets += octetsOf(character);
  }
  return folded;
};

/** Escapes a text for a value: backslash, comma, semicolon and line ends (RFC 6350, 3.4). */
export const escapeValue = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(",", "\\,")
    .replaceAll(";", "\\;")
    .replaceAll(/\r\n|\r|\n/g, "\\n");

const listOf = (...parts: readonly string[]): string => parts.map(escapeValue).join(";");

/** Returns a surgeon's vCard, version 4.0. It leaves out the private phone and the email, which is a username. */
export const vcardOf = (surgeon: VcardSurgeon): string => {
  const { prefix, firstname, lastname, suffixes } = namePartsOf(surgeon.name);
  const lines: readonly (readonly [property: string, value: string])[] = [
    ["VERSION", "4.0"],
    ["FN", escapeValue(surgeon.name)],
    ["N", `${listOf(lastname, firstname, "", prefix)};${suffixes.map(escapeValue).join(",")}`],
    ["ORG", surgeon.hospital_name && listOf(surgeon.hospital_name, surgeon.department_name)],
    ["TITLE", escapeValue(surgeon.department_title)],
    ['TEL;VALUE=uri;TYPE="work,voice"', surgeon.phone && `tel:${surgeon.phone}`],
    ["ADR;TYPE=work", surgeon.address && listOf("", "", surgeon.address, "", "", "", "")],
    ["URL", surgeon.page],
    ["PHOTO", surgeon.photo],
  ];
  const filled = lines.filter(([, value]) => value !== "").map(([property, value]) => `${property}:${value}`);
  return ["BEGIN:VCARD", ...filled, "END:VCARD"].map((line) => `${foldLine(line)}\r\n`).join("");
};
