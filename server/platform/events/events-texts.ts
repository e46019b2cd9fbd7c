export const eventsAreNotPublished = (reason: string): string => `Domain events could not be published yet: ${reason}`;
