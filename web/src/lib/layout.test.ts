import { describe, expect, it } from 'vitest';
import { centre, layout, overlap } from './layout';

const areas: [string, number, number, number][] = [
  ['tablet', 556, 520, 22],
  ['desktop', 800, 470, 22],
  ['phone', 390, 330, 22],
  ['tall phone', 412, 420, 22],
  ['small phone', 320, 300, 22],
  ['phone on its side', 447, 282, 22],
];

describe.each(areas)('seats on a %s', (_, width, height, most) => {
  it('never overlap and stay inside', () => {
    for (let n = 2; n <= most; n++) {
      const { seats } = layout(n, width, height);
      expect(seats).toHaveLength(n);
      seats.forEach((seat, i) => {
        expect(seat.x - seat.w / 2).toBeGreaterThanOrEqual(0);
        expect(seat.x + seat.w / 2).toBeLessThanOrEqual(width);
        expect(seat.y - seat.h / 2).toBeGreaterThanOrEqual(0);
        expect(seat.y + seat.h / 2).toBeLessThanOrEqual(height);
        for (const other of seats.slice(i + 1)) expect(overlap(seat, other), `${n} seats`).toBe(false);
      });
    }
  });

  it('leave room for the board and the piles', () => {
    for (let n = 2; n <= most; n++) {
      const { seats, card } = layout(n, width, height);
      expect(card, `${n} seats`).toBeGreaterThanOrEqual(24);
      for (const seat of seats) expect(overlap(seat, centre(width, height, card)), `${n} seats`).toBe(false);
    }
  });
});
