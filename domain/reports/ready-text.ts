/** How many reports of several patients there are in the end: `11 reports are ready.` */
export const readyText = ({
  total,
  leftout,
}: {
  readonly total: number;
  readonly leftout: readonly unknown[];
}): string => {
  const made = total - leftout.length;
  if (made === 0) return "No report could be made.";
  return made === 1 ? "1 report is ready." : `${made} reports are ready.`;
};
