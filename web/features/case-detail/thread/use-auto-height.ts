import { useLayoutEffect, useRef } from "react";

/** Returns the ref of a text area that gets as high as its text, in browsers without `field-sizing`: Safari before 26.2, Firefox before 152. */
export function useAutoHeight(grows: boolean, text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || !grows || CSS.supports("field-sizing", "content")) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [grows, text]);
  return area;
}
