/** What people call a colour: its hue in degrees is 0 for red, 120 for green. */
export function nameOf(colour: string): "red" | "yellow" | "green" | "other" {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 30) return "other";
  const turn = (60 * (green - blue)) / (most - least);
  const hue = most === red ? turn : most === green ? 120 + (60 * (blue - red)) / (most - least) : 240;
  if (Math.abs(hue) < 20) return "red";
  if (hue < 65) return "yellow";
  return hue < 170 ? "green" : "other";
}
