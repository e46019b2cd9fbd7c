import type { RouteName } from "@restride/domain/access/routes.ts";

const built = new Set<RouteName>();

/** Which pages of the route table this version has. The application tells; nothing leads to a page that is not there. */
export const builtPages = {
  tell: (names: readonly RouteName[]): void => names.forEach((name) => built.add(name)),
  has: (name: RouteName): boolean => built.has(name),
};
