/** What a box takes of a window's height, in pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between a notice and what it keeps clear of. */
const gap = 8;

/** Covering a bar, where a page is searched and added to, is worse than covering all of its rows. */
const costOfBar = 1_000;

const covered = (top: number, height: number, spans: readonly Span[]): number =>
  spans.filter((span) => span.bottom > top && span.top < top + height).length;

/**
 * Where notices begin that stand `height` high within `room`: the first place where nothing is covered that could be pressed; where there
 * is none, that where the least is, the bars of the page before its rows.
 */
export function freeTop(height: number, room: Span, pressed: readonly Span[], bars: readonly Span[]): number {
  const cost = (top: number): number => covered(top, height, pressed) + costOfBar * covered(top, height, bars);
  const after = [...pressed, ...bars].map(({ bottom }) => bottom + gap).toSorted((a, b) => a - b);
  const places = after.filter((top) => top > room.top && top + height <= room.bottom);
  return places.reduce((best, top) => (cost(top) < cost(best) ? top : best), room.top);
}
