import { defaultPageSize, type Page, pageSizes } from "@restride/domain/values/page.ts";

const pageNumber = /^[1-9]\d{0,5}$/;

/** Parses the page of a list from the URL parameters; a page that is no number, or a size that no list offers, is ignored. */
export const parsePage = (params: URLSearchParams): Page => {
  const [current, size] = [params.get("page") ?? "", params.get("size")];
  return {
    current: pageNumber.test(current) ? Number(current) : 1,
    pageSize: pageSizes.find((each) => String(each) === size) ?? defaultPageSize,
  };
};

/** Returns the URL parameters of a page; those of the first page and of the default size are empty. */
export const pageParams = ({ current, pageSize }: Page): { readonly page: string; readonly size: string } => ({
  page: current === 1 ? "" : String(current),
  size: pageSize === defaultPageSize ? "" : String(pageSize),
});
