export const chooseAPngJpegOrWebP = "Choose a PNG, JPEG or WebP image.";
export const chooseAnImageOfAtMost = (megabytes: number): string => `Choose an image of at most ${megabytes} MB.`;
export const chooseAnImageOfAtMostMillion = (megapixels: number): string =>
  `Choose an image of at most ${megapixels} million pixels.`;
export const chooseAnImageOfAtLeast = (minSide: number): string =>
  `Choose an image of at least ${minSide} × ${minSide} pixels.`;
export const chooseAnImageThatDoes = "Choose an image that does not move.";
export const thisImageCannotBeRead = "This image cannot be read. Choose another one.";
export const manyImagesAreBeingAdded = "Many images are being added right now. Try again in a moment.";
export const youHaveAddedManyImages = "You have added many images. Try again in an hour.";
