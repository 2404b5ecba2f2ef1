// Where the seats stand around the felt.

export interface Box {
  /** Middle of the seat, in pixels of the table's area. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  seats: Box[];
  /** Width of a card on the board. */
  card: number;
}

/** A seat's box (two cards, plate and bet), from roomy to barely legible. */
const SIZES = [
  [104, 104], [100, 98], [92, 94], [86, 88], [78, 84], [72, 80], [66, 76], [60, 72], [54, 66], [48, 60], [46, 54], [46, 50],
] as const;
const ROUNDNESS = [0.9, 0.6, 0.3, 0.1];
const LEAST_CARD = 30;

/**
 * Seats at equal steps along a rounded rectangle, the first one at the middle of the lower edge, then clockwise
 * (to the left, as the deal goes when the dealer's side is below). Seats touch neither each
 * other nor the board; of what fits, seats and board are as large as they can be together.
 */
export function layout(n: number, width: number, height: number): Layout {
  const target = Math.max(LEAST_CARD, Math.min(56, width * 0.085));
  let best: Layout | null = null;
  let most = 0;
  for (const [w, h] of SIZES) {
    if (w > width / 3.2 || h > height / 3.2) continue;
    for (const roundness of ROUNDNESS) {
      const found = attempt(n, width, height, w, h, roundness);
      if (found.seats.some((p, i) => found.seats.slice(i + 1).some((q) => overlap(p, q)))) continue;
      // The board is read by everybody: seats give way until its cards are large enough, but not without end.
      const worth = Math.min(1, found.card / target) + (0.8 * w) / SIZES[0][0] + roundness / 100;
      if (worth > most) [best, most] = [found, worth];
    }
  }
  return best ?? crowded(n, width, height);
}

/** A full table on a phone: rows above and below, columns between them, each place as small as a finger allows. */
function crowded(n: number, width: number, height: number): Layout {
  const w = Math.min(46, Math.max(44, width / 7));
  const h = 50;
  const side = Math.max(0, Math.min(Math.floor((height - 2 * h) / h), Math.ceil((n - 2 * Math.floor(width / w)) / 2)));
  const below = Math.ceil((n - 2 * side) / 2);
  const above = n - 2 * side - below;
  const along = (k: number, count: number) => w / 2 + ((width - w) * (k + 0.5)) / count;
  const row = (k: number, count: number) => (side ? (count > 1 ? w / 2 + ((width - w) * k) / (count - 1) : width / 2) : along(k, count));
  const down = (k: number) => 1.5 * h + ((height - 3 * h) * (side > 1 ? k / (side - 1) : 0.5));
  const lower = Array.from({ length: below }, (_, k) => ({ x: row(below - 1 - k, below), y: height - h / 2 }));
  const left = Array.from({ length: side }, (_, k) => ({ x: w / 2, y: down(side - 1 - k) }));
  const upper = Array.from({ length: above }, (_, k) => ({ x: row(k, above), y: h / 2 }));
  const right = Array.from({ length: side }, (_, k) => ({ x: width - w / 2, y: down(k) }));
  const middle = Math.floor(below / 2);
  const round = [...lower.slice(middle), ...left, ...upper, ...right, ...lower.slice(0, middle)];
  return withBoard(round.map((place) => ({ ...place, w, h })), width, height);
}

function attempt(n: number, width: number, height: number, w: number, h: number, roundness: number): Layout {
  const a = Math.max(1, (width - w) / 2 - 4);
  const b = Math.max(1, (height - h) / 2 - 1);
  const path = ring(a, b, Math.min(a, b) * roundness);
  const seats = Array.from({ length: n }, (_, k) => {
    const { x, y } = at(path, k / n);
    return { x: width / 2 + x, y: height / 2 + y, w, h };
  });
  return withBoard(seats, width, height);
}

/** The largest board that the seats leave room for. */
function withBoard(seats: Box[], width: number, height: number): Layout {
  const cap = Math.max(64, Math.min(92, width / 11, (1.7 * height) / 11));
  let card = Math.floor(Math.min(cap, (width - 40) / 5));
  while (card > 8 && seats.some((seat) => overlap(seat, centre(width, height, card)))) card -= 1;
  return { seats, card };
}

/** What lies in the middle: the pot, the board and the piles below it. */
export const centre = (width: number, height: number, card: number): Box => ({
  x: width / 2,
  y: height / 2,
  w: 5 * card + 36,
  h: card * 1.4 * 2 + 66,
});

type Point = { x: number; y: number };

/** Points a pixel or so apart, clockwise on the screen from the middle of the lower edge. */
function ring(a: number, b: number, r: number): Point[] {
  const points: Point[] = [];
  const straight = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)));
    for (let i = 0; i < steps; i++) points.push({ x: x0 + ((x1 - x0) * i) / steps, y: y0 + ((y1 - y0) * i) / steps });
  };
  const corner = (cx: number, cy: number, from: number) => {
    const steps = Math.max(2, Math.round((r * Math.PI) / 2));
    for (let i = 0; i < steps; i++) {
      const angle = from + ((Math.PI / 2) * i) / steps;
      points.push({ x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) });
    }
  };
  straight(0, b, -(a - r), b);
  corner(-(a - r), b - r, Math.PI / 2);
  straight(-a, b - r, -a, -(b - r));
  corner(-(a - r), -(b - r), Math.PI);
  straight(-(a - r), -b, a - r, -b);
  corner(a - r, -(b - r), 1.5 * Math.PI);
  straight(a, -(b - r), a, b - r);
  corner(a - r, b - r, 0);
  straight(a - r, b, 0, b);
  return points;
}

function at(path: Point[], share: number): Point {
  let total = 0;
  const lengths = path.map((p, i) => {
    const q = path[(i + 1) % path.length] as Point;
    return Math.hypot(q.x - p.x, q.y - p.y);
  });
  for (const length of lengths) total += length;
  let left = share * total;
  for (let i = 0; i < path.length; i++) {
    if (left < (lengths[i] ?? 0)) return path[i] as Point;
    left -= lengths[i] ?? 0;
  }
  return path[0] as Point;
}

/** Whether two seats' boxes overlap. */
export const overlap = (p: Box, q: Box): boolean =>
  Math.abs(p.x - q.x) < (p.w + q.w) / 2 - 0.5 && Math.abs(p.y - q.y) < (p.h + q.h) / 2 - 0.5;
