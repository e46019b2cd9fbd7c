export const drawing = "Drawing";
export const pageOfPages = (page: number, count: number): string => `Page ${page} of ${count}`;
export const otherLetters = "[other letters]";
export const dashedSource = (source: string): string => `${source}, dashed`;
export const emoji = "[emoji]";
export const manyAreMade = "Many documents are being made right now. Try again in a moment.";
export const tookTooLong = "This document took too long to make and was stopped. Try again in a moment.";
export const tooLarge = "This document is too large. Ask for a part of it.";
