/** A link as it is drawn beside the rows: from one row down to another, in a lane (0 is the straight line between neighbours). */
export interface DrawnLink {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  /** The row after which the link is: what unlinking names. */
  readonly id: string;
  /** It is not there yet: it would be with the next press. */
  readonly isAimed?: boolean;
}

/** A row that may be followed by another. */
export type LinkedRow = { readonly id: string; readonly nextId: string | null };

const mostLanes = 3;

/**
 * The links between rows in view, each in the first lane that no other link occupies there; at most three lanes, the last of which
 * may be shared. Neighbours are joined straight. A link that is `aimed` at comes last, and moves no other.
 */
export const drawnLinks = (rows: readonly LinkedRow[], aimed: LinkedRow | null = null): DrawnLink[] => {
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const spanOf = ({ id, nextId }: LinkedRow) => {
    const [at, next] = [places.get(id), nextId === null ? undefined : places.get(nextId)];
    return at === undefined || next === undefined ? [] : [{ id, from: Math.min(at, next), to: Math.max(at, next) }];
  };
  const there = rows.flatMap(spanOf).toSorted((one, other) => one.to - one.from - (other.to - other.from));
  const targets = aimed ? spanOf(aimed).map((span) => ({ ...span, isAimed: true })) : [];
  const drawn: DrawnLink[] = [];
  for (const span of [...there, ...targets]) {
    const isTaken = (lane: number): boolean =>
      drawn.some((other) => other.lane === lane && other.from < span.to && span.from < other.to);
    let lane = span.to - span.from === 1 ? 0 : 1;
    while (lane > 0 && lane < mostLanes && isTaken(lane)) lane += 1;
    drawn.push({ ...span, lane });
  }
  return drawn;
};
