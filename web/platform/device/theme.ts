/** Theme setting; auto follows the system. */
export type ThemeChoice = "light" | "dark" | "auto";

const storageKey = "restride.theme";
const listeners = new Set<() => void>();
const systemIsDark = (): boolean => window.matchMedia("(prefers-color-scheme: dark)").matches;

const readStored = (): ThemeChoice => {
  const value = localStorage.getItem(storageKey);
  return value === "light" || value === "dark" ? value : "auto";
};

const currentTheme = (): "light" | "dark" => {
  const choice = readStored();
  if (choice !== "auto") return choice;
  return systemIsDark() ? "dark" : "light";
};

const apply = (): void => {
  document.documentElement.dataset.theme = currentTheme();
  listeners.forEach((listener) => listener());
};

/** Store of the theme; the root element has the current theme as an attribute. */
export const theme = {
  choice: readStored,
  current: currentTheme,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose: (choice: ThemeChoice): void => {
    localStorage.setItem(storageKey, choice);
    apply();
  },
  /** Applies the theme and follows the system from then on. */
  start: (): void => {
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
    apply();
  },
};
