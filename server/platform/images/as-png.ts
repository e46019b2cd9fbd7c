/** Returns an image as a PNG, which every PDF reader supports. */
export const asPng = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import("sharp"); // imported with the first image: 11 MiB
  return sharp(bytes).png().toBuffer();
};
