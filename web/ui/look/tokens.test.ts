import { expect, test } from "vitest";
import type { ThemeName, Tokens } from "./tokens.ts";
import { tokens, tokenSheet } from "./tokens.ts";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
};

const texts: (keyof Tokens)[] = ["text", "text2", "text3", "brandText", "okText", "partText", "skipText", "restText"];
const edges: (keyof Tokens)[] = ["control", "brand", "brandSoft", "ok", "part", "skip", "rest", "focus"];
const grounds: (keyof Tokens)[] = ["surface", "canvas", "sunken", "raised"];
const onTint: [text: keyof Tokens, tint: keyof Tokens][] = [
  ["okText", "okTint"],
  ["partText", "partTint"],
  ["skipText", "skipTint"],
  ["restText", "restTint"],
  ["brandText", "brandTint"],
  ["text3", "selected"],
  ["headMuted", "head"],
];

for (const name of ["light", "dark"] satisfies ThemeName[]) {
  const own = tokens[name];
  test(`${name}: text stands out 4.5:1 on every ground and on its tint`, () => {
    for (const text of texts)
      for (const ground of grounds)
        expect(contrast(own[text], own[ground]), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const [text, tint] of onTint)
      expect(contrast(own[text], own[tint]), `${text} on ${tint}`).toBeGreaterThan(4.5);
    for (const button of ["brand", "brandHover", "danger", "head"] as const)
      expect(contrast("#FFFFFF", own[button]), `white on ${button}`).toBeGreaterThan(4.5);
  });
  test(`${name}: edges and marks stand out 3:1 on the surface`, () => {
    for (const edge of edges) expect(contrast(own[edge], own.surface), edge).toBeGreaterThan(3);
  });
}

test("every token has a CSS variable in both themes", () => {
  for (const name of Object.keys(tokens.light)) expect(tokenSheet.split(`--${name}:`)).toHaveLength(3);
});

/** Hue in degrees and saturation from 0 to 1, as HSV defines them. */
const hueOf = (hex: string): { hue: number; saturation: number } => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth = most === red ? (green - blue) / (most - least) : most === green ? 2 + (blue - red) / (most - least) : 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: (most - least) / most };
};

/** The values that a variable of the style sheet has, in the light and in the dark theme. */
const inSheet = (name: string): string[] =>
  [...tokenSheet.matchAll(new RegExp(`--${name}:(#\\w{6})`, "g"))].map(([, hex]) => hex!);

test.each([0, 1])(
  "B426: the pie colours, in theme %i: complete is green, partial amber, skipped red, remaining grey",
  (theme) => {
    const [green, amber, red, grey] = ["ok", "part", "skip", "rest"].map((name) => hueOf(inSheet(name)[theme]!));
    expect(green!.hue).toBeGreaterThan(120);
    expect(green!.hue).toBeLessThan(170);
    expect(amber!.hue).toBeGreaterThan(30);
    expect(amber!.hue).toBeLessThan(55);
    expect(Math.min(red!.hue, 360 - red!.hue)).toBeLessThan(10);
    for (const { saturation } of [green!, amber!, red!]) expect(saturation).toBeGreaterThan(0.4);
    expect(grey!.saturation).toBeLessThan(0.2);
  },
);
