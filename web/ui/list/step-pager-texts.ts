export const previousK = (itemName: string): string => `Previous ${itemName} (K)`;
export const thisIsTheFirstOfTheList = (itemName: string): string => `This is the first ${itemName} of the list.`;
export const numberOfTotal = (number: string, total: string): string => `${number} of ${total}`;
export const nextJ = (itemName: string): string => `Next ${itemName} (J)`;
export const thisIsTheLastOfTheList = (itemName: string): string => `This is the last ${itemName} of the list.`;
