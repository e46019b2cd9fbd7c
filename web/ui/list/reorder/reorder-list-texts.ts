export const placeOf = (name: string | undefined, place: number, count: number): string =>
  `${name}, place ${place} of ${count}`;
export const moveUp = "Move up";
export const moveDown = "Move down";
