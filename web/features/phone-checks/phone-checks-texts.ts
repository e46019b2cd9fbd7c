export const editName = (name: string): string => `Edit ${name}`;
export const edit = "Edit";
