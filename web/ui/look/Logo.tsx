/** Logo of the product: a leg that bends. `light` is the variant for a dark background. */
export function Logo({ size, light = false }: { size: number; light?: boolean }) {
  const [tile, leg] = light ? ["#FFFFFF", "#3350C9"] : ["#3350C9", "#FFFFFF"];
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="7" fill={tile} />
      <path
        d="m12 7 7.500 9.500L14 25"
        fill="none"
        stroke={leg}
        strokeWidth="3.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16.800 25.200a8.600 8.600 0 0 0 4.400-6"
        fill="none"
        stroke="#7189EB"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </svg>
  );
}
