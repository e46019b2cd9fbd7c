export const choose = "Choose";
export const removeName = (name: string): string => `Remove ${name}`;
export const editName = (name: string): string => `Edit ${name}`;
export const versionText = (version: number): string => `v${version}`;
