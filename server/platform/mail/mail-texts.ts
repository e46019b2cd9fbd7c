export const codeWasNotMailed = (reason: string): string => `A code could not be mailed: ${reason}.`;
