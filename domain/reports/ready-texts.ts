/** Formats the number of completed reports of a job: `11 reports are ready.` */
export const readyText = ({
  total,
  leftout,
}: {
  readonly total: number;
  readonly leftout: readonly unknown[];
}): string => {
  const readyCount = total - leftout.length;
  if (readyCount === 0) return "No report could be made.";
  return readyCount === 1 ? "1 report is ready." : `${readyCount} reports are ready.`;
};
