import type { Sketch } from '#web/shared/sketch/sketch.ts'

/** Made-up candles that end with a signal; what followed it is never shown. */
export const pullbackSketch: Sketch = {
  startX: 12,
  stepX: 11.6,
  bodyWidth: 6.4,
  bands: [],
  candles: [
    [1, 360, 457, 386, 20],
    [0, 367, 443, 386, 18],
    [0, 362, 505, 404, 72],
    [1, 424, 489, 462, 14],
    [0, 449, 551, 462, 69],
    [0, 487, 581, 531, 18],
    [0, 524, 596, 549, 12],
    [0, 524, 650, 557, 68],
    [1, 569, 670, 619, 12],
    [0, 597, 721, 619, 64],
    [0, 646, 739, 683, 12],
    [0, 639, 744, 686, 34],
    [0, 660, 794, 719, 59],
    [0, 747, 890, 778, 64],
    [1, 800, 877, 818, 24],
    [0, 806, 901, 818, 40],
    [0, 810, 961, 858, 64],
    [0, 868, 982, 922, 34],
    [1, 835, 996, 880, 76],
    [1, 781, 913, 820, 60],
    [0, 768, 877, 820, 12],
    [1, 666, 863, 700, 120],
  ],
}

export const squeezeSketch: Sketch = {
  startX: 12,
  stepX: 11.6,
  bodyWidth: 6.4,
  bands: [],
  candles: [
    [1, 664, 718, 681, 20],
    [0, 656, 820, 681, 111],
    [0, 774, 849, 792, 46],
    [1, 815, 860, 837, 12],
    [1, 751, 876, 778, 59],
    [1, 683, 804, 713, 65],
    [1, 565, 744, 594, 120],
    [0, 582, 693, 594, 62],
    [0, 623, 697, 656, 12],
    [0, 627, 715, 661, 32],
    [1, 660, 706, 682, 12],
    [0, 653, 730, 682, 36],
    [0, 706, 752, 718, 18],
    [0, 721, 770, 736, 14],
    [1, 724, 760, 735, 15],
    [1, 702, 748, 716, 19],
    [1, 651, 727, 672, 45],
    [1, 627, 700, 663, 12],
    [1, 645, 681, 660, 12],
    [0, 639, 713, 660, 33],
    [0, 679, 751, 692, 24],
    [1, 665, 740, 705, 12],
    [0, 681, 733, 705, 15],
    [1, 587, 741, 600, 120],
  ],
}

/** The Bollinger band of the squeeze, and the average range around it. */
export const squeezePaths = {
  bandTop: 'M12 32H58L70 32L82 36L105 43L128 50L151 57H256L267 57L279 48',
  bandBottom: 'M12 108H58L70 108L82 104L105 97L128 90L151 83H256L267 83L279 92',
  rangeTop: 'M12 46H279',
  rangeBottom: 'M12 94H279',
} as const

/** Distance from the average, up to its way back from +2. */
export const distancePath =
  'M12 63L24 75L35 87L47 97L58 107L70 115L82 120L93 123L105 123L116 120L128 114L140 106L151 96L163 85L174 74L186 62L198 51L209 42L221 34L232 29L244 27L256 28L267 31L279 37L290 45'

/** Rows of the scanner: how long ago the last signal was, in parts of the track, and its side. */
export const scannedRows = [
  { name: 'EURUSD', age: 0.12, side: 'up' },
  { name: 'GBPUSD', age: 0.2, side: 'up' },
  { name: 'USDJPY', age: 0.46, side: 'down' },
  { name: 'AUDUSD', age: 0.68, side: 'up' },
  { name: 'USDCAD', age: 0.9, side: 'down' },
] as const satisfies readonly { name: string; age: number; side: 'up' | 'down' }[]
