import { expect, it } from 'vitest'
import { figureColours } from './figureColours'
import type { FigureSeries, SeriesLook } from './figureOf'
import { seriesStyles } from './seriesStyles'

const looks: SeriesLook[] = ['planned', 'realized', 'actual', 'forecast', 'reported', 'other']
const seriesOf = (of: readonly SeriesLook[]): FigureSeries[] =>
  of.map((look, index) => ({ key: `${index}`, name: '', look, mark: 'line', values: [] }))

/** Relative luminance and contrast, by WCAG 2.2. */
const luminance = (colour: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
const contrast = (front: string, back: string) => {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

it.each(['light', 'dark'] as const)('Each series stands out from a %s ground, and texts more so', (mode) => {
  const { series, ground, text, quiet } = figureColours[mode]
  for (const look of looks) expect(contrast(series[look], ground), look).toBeGreaterThanOrEqual(3)
  for (const letters of [text, quiet]) expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5)
})

it('No two series of a figure look the same without their colours, even several of one look', () => {
  const styles = seriesStyles(seriesOf([...looks, 'forecast', 'forecast', 'forecast']), figureColours.light)
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(styles.length)
  expect(new Set(styles.map(({ dash, marker }) => dash + marker)).size).toBe(styles.length)
  expect(new Set(styles.slice(0, looks.length).map(({ marker }) => marker)).size).toBe(looks.length)
})
