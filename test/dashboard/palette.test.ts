/** The colours keep what their file promises: text on them and in them can be read (WCAG 2, contrast). */
import { describe, expect, test } from '@jest/globals';
import { palette } from '../../dashboard/src/palette.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hues = Object.entries(palette).filter(([name]) => name !== 'gray' && name !== 'dark');
const white = '#ffffff';

describe.each(hues)('%s', (_, steps) => {
  test('carries white text in its filled steps', () => {
    expect(contrast(steps[6], white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(steps[7], white)).toBeGreaterThanOrEqual(5.5);
  });
  test('is read on its own tint, light and dark', () => {
    expect(contrast(steps[9], steps[1])).toBeGreaterThanOrEqual(7);
    expect(contrast(steps[0], steps[9])).toBeGreaterThanOrEqual(7);
  });
  test('is read as text on every dark surface', () => {
    for (const surface of [palette.dark[5], palette.dark[6], palette.dark[7], palette.dark[8]]) {
      expect(contrast(steps[4], surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('faint text is read on every surface that it stands on', () => {
  for (const surface of [white, palette.gray[0], palette.gray[1]]) {
    expect(contrast(palette.gray[7], surface)).toBeGreaterThanOrEqual(4.5);
  }
  for (const surface of [palette.dark[6], palette.dark[7], palette.dark[8]]) {
    expect(contrast(palette.dark[2], surface)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(palette.gray[6], white)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette.dark[3], palette.dark[6])).toBeGreaterThanOrEqual(4.5);
});
