/** 'Post 15 days' or 'Pre 1 day', from days since surgery as the server counts them in the clinic's time. */
export function surgeryLabel(daysSince: number): string {
  const days = Math.abs(daysSince);
  return `${daysSince >= 0 ? "Post" : "Pre"} ${days} ${days === 1 ? "day" : "days"}`;
}
