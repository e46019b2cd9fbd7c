interface Size {
  readonly width: number;
  readonly height: number;
}

const ink = [0x19, 0x1b, 0x26] as const;

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => canvas.getContext("2d")!;

/** Returns the largest size with the proportions of `own` that fits in `maxSize`. */
export function fitInside(own: Size, maxSize: Size): Size {
  const factor = Math.min(maxSize.width / own.width, maxSize.height / own.height);
  return { width: Math.floor(own.width * factor), height: Math.floor(own.height * factor) };
}

/** Empties a canvas and sets its size to the pixels that it covers on the screen, so that lines are sharp. */
export function clearSheet(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  contextOf(canvas).scale(ratio, ratio);
}

/**
 * Draws an image into a canvas once it is loaded, left-aligned and as large as it fits. Draws nothing when the image is empty or `isWanted` is false
 * by then.
 */
export function drawInto(canvas: HTMLCanvasElement, image: string, isWanted: () => boolean): void {
  if (image === "") return;
  const loaded = new Image();
  loaded.onload = () => {
    if (!isWanted()) return;
    const { width, height } = fitInside(loaded, { width: canvas.offsetWidth, height: canvas.offsetHeight });
    contextOf(canvas).drawImage(loaded, 0, 0, width, height);
  };
  loaded.src = image;
}

/** Encodes a canvas as a PNG of one ink in six strengths. Finer differences are not visible and would make the file ten times as large. */
function encodeAsPng(canvas: HTMLCanvasElement): string {
  const context = contextOf(canvas);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const strength = Math.round((image.data[at + 3] ?? 0) / 51) * 51;
    image.data.set(strength === 0 ? [0, 0, 0, 0] : [...ink, strength], at);
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL("image/png");
}

/** Returns the content of a canvas as a PNG of at most this size in pixels. */
export function imageOf(canvas: HTMLCanvasElement, maxSize: Size): string {
  const copy = document.createElement("canvas");
  Object.assign(copy, fitInside(canvas, maxSize));
  contextOf(copy).drawImage(canvas, 0, 0, copy.width, copy.height);
  return encodeAsPng(copy);
}

const scriptFonts = "'Segoe Script', 'Snell Roundhand', 'Apple Chancery', 'Brush Script MT', cursive";

/** Returns a name in a script font as a PNG of this size: a signature for people who cannot or do not want to draw. */
export function writtenName(name: string, { width, height }: Size): string {
  const sheet = document.createElement("canvas");
  Object.assign(sheet, { width, height });
  const context = contextOf(sheet);
  const fontOf = (pixels: number): string => `italic ${pixels}px ${scriptFonts}`;
  context.font = fontOf(64);
  const fitting = Math.min(64, (64 * (width - 40)) / context.measureText(name).width);
  context.font = fontOf(fitting);
  context.fillStyle = "#191b26";
  context.textBaseline = "middle";
  context.fillText(name, 20, height / 2);
  return encodeAsPng(sheet);
}
