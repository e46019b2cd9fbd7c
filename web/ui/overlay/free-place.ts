/** Vertical extent of a box, in pixels from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Minimum pixels between a notice and the elements that it avoids. */
const gap = 8;

/** Cost of covering a toolbar, with which users search and add: higher than the cost of covering all rows. */
const costOfBar = 1_000;

const countCovered = (top: number, height: number, spans: readonly Span[]): number =>
  spans.filter((span) => span.bottom > top && span.top < top + height).length;

/**
 * Returns the top of notices of this `height` within `room`: the first position that covers no element that could be pressed; if there is none, the
 * position that covers the fewest, where toolbars count more than rows.
 */
export function findFreeTop(height: number, room: Span, pressed: readonly Span[], bars: readonly Span[]): number {
  const cost = (top: number): number =>
    countCovered(top, height, pressed) + costOfBar * countCovered(top, height, bars);
  const after = [...pressed, ...bars].map(({ bottom }) => bottom + gap).toSorted((a, b) => a - b);
  const places = after.filter((top) => top > room.top && top + height <= room.bottom);
  return places.reduce((best, top) => (cost(top) < cost(best) ? top : best), room.top);
}
