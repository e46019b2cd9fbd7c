export const chooseAnImageOfAtMost = (megabytes: number): string => `Choose an image of at most ${megabytes} MB.`;
export const chooseAnImageOfAtMostMillion = (megapixels: number): string =>
  `Choose an image of at most ${megapixels} million pixels.`;
export const chooseAnImageOfAtLeast = (minSide: number): string =>
  `Choose an image of at least ${minSide} × ${minSide} pixels.`;
export const imageNotFound = "Image not found";
