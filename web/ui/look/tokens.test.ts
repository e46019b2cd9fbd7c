import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheet = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [light = {}, dark = {}] = sheet
  .split("@media screen")
  .map((theme) =>
    Object.fromEntries([...theme.matchAll(/--(\w+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])),
  );

/** Returns a token's value in a theme; an empty text when the token is missing. */
const valueOf = (theme: Record<string, string>, name: string): string => theme[name] ?? "";

/** Returns the relative luminance, as WCAG 2.2 defines it. */
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

const texts: string[] = ["text", "text2", "text3", "brandText", "okText", "partText", "skipText", "restText"];
const edges: string[] = ["control", "brand", "brandSoft", "ok", "part", "skip", "rest", "focus"];
const grounds: string[] = ["surface", "canvas", "sunken", "raised"];
const onTint: [text: string, tint: string][] = [
  ["okText", "okTint"],
  ["partText", "partTint"],
  ["skipText", "skipTint"],
  ["restText", "restTint"],
  ["brandText", "brandTint"],
  ["text3", "selected"],
  ["headMuted", "head"],
];

for (const [name, theme] of Object.entries({ light, dark })) {
  const own = (token: string): string => valueOf(theme, token);
  test(`${name}: text stands out 4.5:1 on every ground and on its tint`, () => {
    for (const text of texts)
      for (const ground of grounds)
        expect(contrast(own(text), own(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const [text, tint] of onTint)
      expect(contrast(own(text), own(tint)), `${text} on ${tint}`).toBeGreaterThan(4.5);
    for (const button of ["brand", "brandHover", "danger", "head"] as const)
      expect(contrast("#FFFFFF", own(button)), `white on ${button}`).toBeGreaterThan(4.5);
  });
  test(`${name}: edges and marks stand out 3:1 on the surface`, () => {
    for (const edge of edges) expect(contrast(own(edge), own("surface")), edge).toBeGreaterThan(3);
  });
}

test("every token has a value in both themes", () => {
  expect(Object.keys(light).length).toBeGreaterThan(50);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

/** Returns hue in degrees and saturation from 0 to 1, as HSV defines them. */
const hueOf = (hex: string): { hue: number; saturation: number } => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth = most === red ? (green - blue) / (most - least) : most === green ? 2 + (blue - red) / (most - least) : 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: (most - least) / most };
};

test.each([
  ["light", light],
  ["dark", dark],
])(
  "B426 C083 C301: the pie colours, in theme %s: complete is green, partial amber, skipped red, remaining grey",
  (_, theme) => {
    const [green, amber, red, grey] = ["ok", "part", "skip", "rest"].map((name) => hueOf(valueOf(theme, name)));
    expect(green!.hue).toBeGreaterThan(120);
    expect(green!.hue).toBeLessThan(170);
    expect(amber!.hue).toBeGreaterThan(30);
    expect(amber!.hue).toBeLessThan(55);
    expect(Math.min(red!.hue, 360 - red!.hue)).toBeLessThan(10);
    for (const { saturation } of [green!, amber!, red!]) expect(saturation).toBeGreaterThan(0.4);
    expect(grey!.saturation).toBeLessThan(0.2);
  },
);
