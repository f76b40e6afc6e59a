import type { Answer } from '@prumo/contracts/index'

export type WbsAnswer = Answer<'wbs'>
type Row = WbsAnswer['rows'][number]

/** A line of the screen: the project, a delivery group, what stands in none (`rest`), a task, or money for nothing. */
export type WbsLine = Omit<Row, 'kind'> & { kind: 'project' | 'rest' | 'notAllocated' | Row['kind'] }

const project = {
  id: 'project',
  code: null,
  level: 0,
  parentId: null,
  cardId: null,
  workingDays: null,
  ownLedger: null,
}
const rest = { ...project, id: 'rest', level: 1 }
const unallocated = { ...project, id: 'notAllocated', level: 1 }
const silent = {
  startOn: null,
  endOn: null,
  progress: null,
  weighedBy: null,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
  ledger: null,
}

type Titles = { project: string; rest: string; notAllocated: string }

/** The project and its structure in order, with a line above the tasks in no group, and what money is for nothing. */
export function everyLine({ rows, whole, notAllocated }: WbsAnswer, titles: Titles): WbsLine[] {
  const inGroups = rows.filter(({ code }) => code !== null)
  const others = rows.filter(({ code }) => code === null)
  const head: WbsLine = {
    ...rest,
    ...silent,
    kind: 'rest',
    title: titles.rest,
    taskCount: others.length,
  }
  return [
    { ...project, ...whole, kind: 'project', title: titles.project },
    ...inGroups,
    ...(others.length > 0 ? [head] : []),
    ...others.map((row): WbsLine => ({ ...row, level: 2, parentId: rest.id })),
    ...(notAllocated && (notAllocated.plannedCents !== 0 || notAllocated.realizedCents !== 0)
      ? [
          {
            ...unallocated,
            ...silent,
            kind: 'notAllocated',
            title: titles.notAllocated,
            ledger: notAllocated,
            taskCount: 0,
          } as const,
        ]
      : []),
  ]
}

/** What of these lines is in sight: nothing of what is folded. */
export function linesInSight(lines: readonly WbsLine[], folded: ReadonlySet<string>): WbsLine[] {
  const hidden = new Set<string>()
  return lines.filter((line) => {
    const isHidden = hidden.has(line.parentId ?? '')
    if (isHidden || folded.has(line.id)) hidden.add(line.id)
    return !isHidden
  })
}

/** What can be folded: what others stand in, but the project. */
export const foldable = (lines: readonly WbsLine[]): Set<string> =>
  new Set(lines.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))

/** More boxes than this are no diagram. */
const mostBoxes = 1000

/** What a diagram shows of the lines in sight: only groups where there are too many. */
export function diagramLines(all: readonly WbsLine[]): { shown: readonly WbsLine[]; onlyGroups: boolean } {
  const lines = all.filter(({ kind }) => kind !== 'notAllocated')
  if (lines.length <= mostBoxes) return { shown: lines, onlyGroups: false }
  return { shown: lines.filter(({ kind }) => kind !== 'task'), onlyGroups: true }
}

/** The lines of a diagram by pages: the project on each, and below it so many lines of the first level. */
export function diagramPages(lines: readonly WbsLine[], columns: number): WbsLine[][] {
  const [project, ...others] = lines
  if (!project) return []
  const pages: WbsLine[][] = []
  let column = 0
  for (const line of others) {
    if (line.level === 1 && column++ % columns === 0) pages.push([project])
    pages.at(-1)?.push(line)
  }
  return pages.length > 0 ? pages : [[project]]
}
