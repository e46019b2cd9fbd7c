import type { MenuItem } from "@restride/domain/access/menu.ts";

const bare = (path: string): string => path.replace(/\/?(\?.*)?$/, "");

/** True when the address is the item's page or lies below it. */
export const isCurrent = (item: MenuItem, pathname: string): boolean => {
  const [own, shown] = [bare(item.pages ?? item.path), bare(pathname)];
  return shown === own || shown.startsWith(`${own}/`);
};
