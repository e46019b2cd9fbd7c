const centre = { x: 75, y: 240 };
const reading = 108;

/** Returns a point at an angle of the scale: 0° points down to the right, 150° straight up. */
const at = (degrees: number, radius: number): { x: number; y: number } => {
  const angle = ((degrees - 60) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
};

const arc = (from: number, to: number, radius: number): string => {
  const [start, end] = [at(from, radius), at(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`;
};

const ticks = Array.from({ length: 31 }, (_, index) => index * 5);
const arcs = [
  { to: reading, radius: 179, colour: "#3F57B5" },
  { to: 84, radius: 161, colour: "#2C3C7C" },
  { to: 64, radius: 142, colour: "#222F63" },
];

function Tick({ degrees }: { degrees: number }) {
  const major = degrees % 15 === 0;
  const [inner, outer] = [at(degrees, major ? 202 : 206), at(degrees, major ? 218 : 213)];
  const label = at(degrees, 236);
  const colour = degrees > reading ? "#4A568C" : "#9DB1FB";
  return (
    <g>
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} stroke={colour} strokeWidth={major ? 2 : 1.2} />
      {degrees % 30 === 0 && (
        <text x={label.x} y={label.y + 4} fill={degrees > reading ? "#5A679B" : "#B9C1DF"} textAnchor="middle">
          {degrees}°
        </text>
      )}
    </g>
  );
}

/** Decorative picture beside the sign-in: a goniometer that measures a knee's flexion. */
export function Goniometer() {
  const [upper, lower] = [at(reading, 188), at(0, 124)];
  return (
    <svg viewBox="0 0 360 480" width="360" height="480" fontSize="11.500" aria-hidden>
      {arcs.map(({ to, radius, colour }) => (
        <path key={radius} d={arc(0, to, radius)} stroke={colour} strokeWidth="6" strokeLinecap="round" fill="none" />
      ))}
      {ticks.map((degrees) => (
        <Tick key={degrees} degrees={degrees} />
      ))}
      <g stroke="#fff" strokeWidth="10" strokeLinecap="round">
        <line x1={centre.x} y1={centre.y} x2={upper.x} y2={upper.y} />
        <line x1={centre.x} y1={centre.y} x2={lower.x} y2={lower.y} />
      </g>
      <circle cx={centre.x} cy={centre.y} r="12.500" fill="var(--head)" stroke="#fff" strokeWidth="5" />
    </svg>
  );
}
