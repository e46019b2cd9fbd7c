export const drawing = "Drawing";
export const pageOfPages = (page: number, count: number): string => `Page ${page} of ${count}`;
export const otherLetters = "[other letters]";
export const dashedSource = (source: string): string => `${source}, dashed`;
export const emoji = "[emoji]";
