export const atMostAtOnce = (maxDiagnosesAtOnce: number): string => `At most ${maxDiagnosesAtOnce} at once.`;
