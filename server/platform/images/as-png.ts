/** An image as a PNG, which every reader of documents knows. */
export const asPng = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import("sharp"); // with the first picture: 11 MiB
  return sharp(bytes).png().toBuffer();
};
