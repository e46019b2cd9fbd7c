/** Content of the file that is written at the start and removed again. */
export const restrideCanWriteHere = "Restride can write here.";
export const placeIsSlow = (place: string, seconds: number): string =>
  `RESTRIDE_FILES names ${place}, which has not taken a file in ${seconds} seconds. Name another place.`;
export const placeTakesNoFile = (place: string, code: string): string =>
  `RESTRIDE_FILES names ${place}, where no file can be written (${code}). Name a place that this process may change.`;
