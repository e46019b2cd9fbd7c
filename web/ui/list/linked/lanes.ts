/** Link as a line beside the rows, from one row down to another, in a lane (0 is the straight line between neighbors). */
export interface DrawnLink {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  /** Id of the row that the link follows; unlinking names it. */
  readonly id: string;
  /** Whether the link is a preview of the link that the next press would create. */
  readonly isPreview?: boolean;
}

/** Row with the id of the row that follows it, if any. */
export type LinkedRow = { readonly id: string; readonly nextId: string | null };

/** Maximum number of lanes side by side. */
const maxLanes = 3;

/**
 * Returns the links between rows in view, each in the first lane that is free there. There are at most three lanes, and links may share the last one.
 * Neighbors are joined by a straight line. The previewed link `aimed` is placed last, so it moves no other link.
 */
export const drawnLinks = (rows: readonly LinkedRow[], aimed: LinkedRow | null = null): DrawnLink[] => {
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const spanOf = ({ id, nextId }: LinkedRow) => {
    const [at, next] = [places.get(id), nextId === null ? undefined : places.get(nextId)];
    return at === undefined || next === undefined ? [] : [{ id, from: Math.min(at, next), to: Math.max(at, next) }];
  };
  const spans = rows.flatMap(spanOf).toSorted((one, other) => one.to - one.from - (other.to - other.from));
  const targets = aimed ? spanOf(aimed).map((span) => ({ ...span, isPreview: true })) : [];
  const drawn: DrawnLink[] = [];
  for (const span of [...spans, ...targets]) {
    const isTaken = (lane: number): boolean =>
      drawn.some((other) => other.lane === lane && other.from < span.to && span.from < other.to);
    let lane = span.to - span.from === 1 ? 0 : 1;
    while (lane > 0 && lane < maxLanes && isTaken(lane)) lane += 1;
    drawn.push({ ...span, lane });
  }
  return drawn;
};
