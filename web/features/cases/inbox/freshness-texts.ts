export const refresh = "Refresh";
