/** What a box takes of a window's height, in pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between a notice and what it keeps clear of. */
const gap = 8;

const covers = (top: number, height: number, spans: readonly Span[]): boolean =>
  spans.some((span) => span.bottom > top && span.top < top + height);

/**
 * Where notices begin that stand `height` high within `room`: the first place where nothing is covered that could be pressed. Where
 * rows are pressed all the way down, at least the bars are left free that stand above them.
 */
export function freeTop(height: number, room: Span, pressed: readonly Span[], bars: readonly Span[]): number {
  const after = [...pressed, ...bars].map(({ bottom }) => bottom + gap).toSorted((a, b) => a - b);
  const places = [room.top, ...after].filter((top) => top >= room.top && top + height <= room.bottom);
  const clear = places.find((top) => !covers(top, height, [...pressed, ...bars]));
  return clear ?? places.find((top) => !covers(top, height, bars)) ?? room.top;
}
