import type { MenuItem } from "@restride/domain/access/menu.ts";

const bare = (path: string): string => path.replace(/\/?(\?.*)?$/, "");

/** Returns whether the path is the item's page or below it. */
export const isCurrent = (item: MenuItem, pathname: string): boolean => {
  const [own, openPath] = [bare(item.pages ?? item.path), bare(pathname)];
  return openPath === own || openPath.startsWith(`${own}/`);
};
