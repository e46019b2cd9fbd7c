import type { MenuItem } from "@restride/domain/access/menu.ts";

const bare = (path: string): string => path.replace(/\/?(\?.*)?$/, "");

/** True when the address is the item's page or lies below it. */
export const isCurrent = (item: MenuItem, pathname: string): boolean => {
  const [own, openPath] = [bare(item.pages ?? item.path), bare(pathname)];
  return openPath === own || openPath.startsWith(`${own}/`);
};
