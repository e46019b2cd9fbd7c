export const imageNotFound = "Image not found";
