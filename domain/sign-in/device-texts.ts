/** Browser and system of a device; either may be unknown. */
export const browserOnSystem = (browser = "Browser", system = "an unknown system"): string => `${browser} on ${system}`;
