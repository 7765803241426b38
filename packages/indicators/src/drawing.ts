/** How a line is drawn; lines of one chart differ by their dash as well as by their color. */
export type LineLook = 'blue' | 'yellow' | 'gray' | 'red' | 'green' | 'bars'

/** One line of an indicator, as the web, the terminal and the documentation show it. */
export type LineDrawing = {
  readonly label: string
  readonly look: LineLook
  /** On the candles, in a panel below them, or nowhere but in the terminal's Data Window. */
  readonly on: 'price' | 'panel' | 'data'
  /** A level or a straight line that another one replaces at once: the step between them is not drawn. It may have gaps. */
  readonly jumps?: true
}

/** A level that the rule compares with: `base` plus `sign` times a parameter. */
export type Level<Name extends string = string> = {
  readonly base: number
  readonly sign: 1 | -1
  readonly parameter: Name | null
}

/** What people see of an indicator. */
export type Drawing<Name extends string = string, Line extends string = string> = {
  /** In the order of the legend. */
  readonly lines: { readonly [Key in Line]: LineDrawing }
  /** Horizontal lines in the panel. */
  readonly levels: readonly Level<Name>[]
  /** A line of 1 and −1 whose sign shows on which side of the price the other line is: an upper or a lower band. */
  readonly sidedBy?: Line
  /** Two lines that are the bodies of candles; the terminal draws them as such. */
  readonly candles?: { readonly open: Line; readonly close: Line }
  /** A program of the terminal draws in one window only. By default the candles' when a line is there. */
  readonly terminalWindow?: 'price' | 'panel'
}

export function fixedLevel(base: number): Level<never> {
  return { base, sign: 1, parameter: null }
}

/** A parameter, and its mirror in a range from 0 to 100. */
export function mirroredLevels<Name extends string>(parameter: Name): Level<Name>[] {
  return [
    { base: 0, sign: 1, parameter },
    { base: 100, sign: -1, parameter },
  ]
}

/** A parameter, and its negative. */
export function oppositeLevels<Name extends string>(parameter: Name): Level<Name>[] {
  return [
    { base: 0, sign: 1, parameter },
    { base: 0, sign: -1, parameter },
  ]
}

/** Where a level is with these parameters. */
export function levelValue({ base, sign, parameter }: Level, parameters: Readonly<Record<string, number>>): number {
  return parameter === null ? base : base + sign * (parameters[parameter] ?? Number.NaN)
}
