import type { SeriesLook } from './figureOf'

/** What a figure is drawn in. Whole colours, not those of the page: a picture of it stands alone. */
export type FigureColours = {
  series: Readonly<Record<SeriesLook, string>>
  ground: string
  text: string
  quiet: string
  grid: string
}

/**
 * Okabe–Ito's colours where they stand out at least 3 : 1 from the ground, which WCAG 1.4.11 asks for. What is forecast
 * has the colour of what is realized: it goes on from there, dashed.
 */
const light: FigureColours = {
  series: {
    planned: '#0072b2',
    realized: '#d55e00',
    actual: '#009e73',
    forecast: '#d55e00',
    reported: '#cc79a7',
    other: '#616161',
  },
  ground: '#ffffff',
  text: '#242424',
  quiet: '#616161',
  grid: '#e0e0e0',
}

const dark: FigureColours = {
  series: {
    planned: '#56b4e9',
    realized: '#d55e00',
    actual: '#009e73',
    forecast: '#d55e00',
    reported: '#cc79a7',
    other: '#adadad',
  },
  ground: '#292929',
  text: '#ffffff',
  quiet: '#adadad',
  grid: '#424242',
}

export const figureColours = { light, dark } as const
