export const doctorTitle = (name: string): string => `Dr. ${name}`;
export const mr = "Mr.";
export const ms = "Ms.";
