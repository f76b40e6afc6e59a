import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { partGroups } from '@prumo/web/parts/partGroups'
import { look } from '@prumo/web/platform/look/look'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Parts that draw nothing of their own on that page, each with the reason. */
const notOnThePage: Record<string, string> = {
  'layout/BeginLink': 'is a Button, and goes to what a BeginButton begins',
  'layout/HiddenHeading': 'is for screen readers alone',
  'layout/Logotipo': 'shows the picture of a company, which a server has',
  'layout/MeasureFacts': 'is what a WhyMeasure opens',
  'layout/OnceZonesAreThere': 'shows what is in it, or what Loading shows',
  'layout/PanelBoundary': 'shows what is in it, until that cannot be drawn',
  'layout/PanelNotShown': 'is what a PanelBoundary shows then',
  'layout/SiblingSteps': 'stands in the head of each ItemDrawer',
  'layout/VisuallyHidden': 'is for screen readers alone',
  'lists/Cells': 'is what a row of a Table is made of',
  'lists/FilterChips': 'stands below each ListFilterBar',
  'lists/TableHead': 'is what a Table is made of',
  'lists/TableRow': 'is what a Table is made of',
  'lists/ViewsMenu': 'is a Menu of what somebody saved, which a server has',
}

const partsOf = (folder: string) =>
  readdirSync(`${root}web/platform/${folder}`)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.replace('.tsx', '')}`)
const shown = readdirSync(`${root}web/parts`)
  .map((file) => readFileSync(`${root}web/parts/${file}`, 'utf8'))
  .join('\n')
const isShown = (part: string) => shown.includes(`from '../platform/${part}'`)

it('Every part of layouts and lists that draws something is on the page of parts, or is left out for a reason', () => {
  const parts = ['layout', 'lists'].flatMap(partsOf)
  expect(parts.length).toBeGreaterThan(40)
  expect(parts.filter((part) => !isShown(part) && !(part in notOnThePage))).toEqual([])
  expect(Object.keys(notOnThePage).filter((part) => isShown(part) || !parts.includes(part))).toEqual([])
})

it('Each part on the page of parts is named once, with a file that is there', () => {
  const parts = partGroups.flatMap(({ parts: ofGroup }) => ofGroup)
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  expect(parts.filter(({ file }) => !file.startsWith('@') && !existsSync(root + file))).toEqual([])
})

it('The page of parts is no part of what is served: no table of texts of the product has its texts', () => {
  const glob = (file: string) => readFileSync(`${root}web/platform/texts/${file}.ts`, 'utf8')
  expect(glob('englishTexts')).toContain('!../../locales/en/parts.json')
  expect(glob('furtherTexts')).toContain('{parts,')
  const served = readFileSync(`${root}web/vite.config.ts`, 'utf8') + readFileSync(`${root}web/index.html`, 'utf8')
  expect(served).not.toContain('parts')
})

/** What the scale names and nothing asks for by its name, each with the reason. */
const notAskedFor: Record<string, string> = { 'lettering.text': 'is how text looks that nobody styles' }

it('The scale names nothing that no part of the product takes from it', () => {
  const sources = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.startsWith('dist'))
    .map((path) => readFileSync(`${root}web/${path}`, 'utf8'))
    .join('\n')
  const names = Object.entries(look).flatMap(([group, each]) => Object.keys(each).map((name) => `${group}.${name}`))
  expect(names.length).toBeGreaterThan(10)
  const isTaken = (name: string) => new RegExp(`\\blook\\.${name}\\b`).test(sources)
  expect(names.filter((name) => !isTaken(name) && !(name in notAskedFor))).toEqual([])
})

/** Where a colour of the palette is named beside the scale, each with the reason. */
const namingColours: Record<string, string> = {
  'identity/SignUpScreen.tsx': 'comes before the part of the program that has the scale',
  'platform/look/look.ts': 'is the scale',
  'tasks/gantt/chartLooks.ts': 'gives them to the chart by their names in the style sheet',
  'tasks/gantt/dhtmlx/useChartStyles.ts': 'gives them to the chart by their names in the style sheet',
}

it('No screen names a colour of the palette: what colours mean stands in the scale', () => {
  const names = (path: string) => /\bcolorPalette\w+/.test(readFileSync(`${root}web/${path}`, 'utf8'))
  const sources = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.startsWith('dist'),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(names).sort()).toEqual(Object.keys(namingColours))
})
