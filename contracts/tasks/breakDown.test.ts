import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakDown, type WbsRow } from './breakDown'
import { costOf, mostCents, type WbsLeaf } from './wbsSums'
import { deepestGroup, type WbsCard } from './wbsTree'

const leaf = (taskId: string, deliveryGroup: string | null, more: Partial<WbsLeaf> = {}): WbsLeaf => ({
  taskId,
  title: taskId,
  deliveryGroup,
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  workingDays: 5,
  progress: 0,
  isMilestone: false,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
  ...more,
})
const card = (cardId: string, baseCardId: string | null = null): WbsCard => ({ cardId, title: cardId, baseCardId })
const outline = (rows: readonly WbsRow[]) => rows.map(({ code, title }) => `${code ?? '–'} ${title}`)

const names = ['Obra', 'Fundação', 'Estrutura', 'Acabamento', 'Entrega']
const day = fc.integer({ min: 10, max: 28 }).map((each) => `2026-03-${each}`)
const maybe = (max: number) => fc.option(fc.nat(max), { nil: null })
const leaves = fc
  .array(
    fc.record({
      deliveryGroup: fc.option(fc.constantFrom(...names, ' obra ', 'ESTRUTURA', 'sem cartão', '  '), { nil: null }),
      startOn: day,
      endOn: day,
      workingDays: fc.nat(20),
      progress: fc.nat(100),
      isMilestone: fc.boolean(),
      estimatedMinutes: maybe(5000),
      realizedMinutes: maybe(5000),
      costCents: maybe(900_000),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((each, index) => leaf(`task ${index}`, null, each)))
/** Bases as no rule lets them be, too: circles, cards that are gone, themselves. */
const cards = fc
  .tuple(
    ...names.map((cardId) => fc.option(fc.constantFrom(...names, 'gone'), { nil: null }).map((b) => card(cardId, b))),
  )
  .chain((all) => fc.shuffledSubarray(all))

const isWithin = (rows: readonly WbsRow[], row: WbsRow, groupId: string): boolean =>
  row.parentId === groupId || rows.some((each) => each.id === row.parentId && isWithin(rows, each, groupId))

describe('GAN-08 The work breakdown structure', () => {
  it('GAN-08 has each group, the groups in it and its tasks by their dates, and last what is in no group', () => {
    const { rows } = breakDown(
      [card('Obra'), card('Entrega'), card('Fundação', 'Obra')],
      [
        leaf('Concretar', 'fundação ', { startOn: '2026-03-09' }),
        leaf('Escavar', 'Fundação'),
        leaf('Licença', 'Obra'),
        leaf('Festa', 'Inauguração'),
        leaf('Avulsa', null),
      ],
    )
    expect(outline(rows)).toEqual([
      '1 Obra',
      '1.1 Fundação',
      '1.1.1 Escavar',
      '1.1.2 Concretar',
      '1.2 Licença',
      '2 Entrega',
      '3 Inauguração',
      '3.1 Festa',
      '– Avulsa',
    ])
  })

  it('GAN-08 loses no task and no group, and has none of them twice', () => {
    fc.assert(
      fc.property(cards, leaves, (groups, tasks) => {
        const { rows, whole } = breakDown(groups, tasks)
        const idsOf = (kind: WbsRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
        expect(idsOf('task').sort()).toEqual(tasks.map(({ taskId }) => taskId).sort())
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        expect(idsOf('group')).toEqual(expect.arrayContaining(groups.map(({ cardId }) => cardId)))
        expect(whole.taskCount).toBe(tasks.length)
      }),
    )
  })

  it('GAN-08 gives each row the code of its parent and its place there, in order', () => {
    fc.assert(
      fc.property(cards, leaves, (groups, tasks) => {
        const { rows } = breakDown(groups, tasks)
        const seats = new Map<string | null, number>()
        for (const { code, parentId, level } of rows) {
          if (code === null) continue
          const parent = rows.find(({ id }) => id === parentId)
          const seat = (seats.get(parentId) ?? 0) + 1
          seats.set(parentId, seat)
          expect(code).toBe(parent ? `${parent.code}.${seat}` : String(seat))
          expect(level).toBe(code.split('.').length)
        }
      }),
    )
  })

  it('GAN-08 says of a group what its tasks say together, however deep they stand in it', () => {
    fc.assert(
      fc.property(cards, leaves, (groups, tasks) => {
        const { rows } = breakDown(groups, tasks)
        const byId = new Map(tasks.map((task) => [task.taskId, task]))
        for (const group of rows.filter(({ kind }) => kind === 'group')) {
          const inside = rows.flatMap((row) => {
            const task = row.kind === 'task' && isWithin(rows, row, group.id) ? byId.get(row.id) : undefined
            return task ? [task] : []
          })
          const sum = (field: 'estimatedMinutes' | 'realizedMinutes' | 'costCents') => {
            const given = inside.flatMap((task) => task[field] ?? [])
            return given.length > 0 ? given.reduce((all, each) => all + each) : null
          }
          const { startOn, endOn, taskCount, estimatedMinutes, realizedMinutes, costCents } = group
          expect({ startOn, endOn, taskCount, estimatedMinutes, realizedMinutes, costCents }).toEqual({
            startOn: inside.map((task) => task.startOn).sort()[0] ?? null,
            endOn:
              inside
                .map((task) => task.endOn)
                .sort()
                .at(-1) ?? null,
            taskCount: inside.length,
            estimatedMinutes: sum('estimatedMinutes'),
            realizedMinutes: sum('realizedMinutes'),
            costCents: sum('costCents'),
          })
        }
      }),
    )
  })

  it('GAN-08 begins a circle of bases at its first card, and keeps below what hangs on it', () => {
    const circle = [card('Obra', 'Fundação'), card('Fundação', 'Obra'), card('Entrega', 'Fundação')]
    expect(outline(breakDown(circle, []).rows)).toEqual(['1 Obra', '1.1 Fundação', '1.1.1 Entrega'])
    expect(outline(breakDown([card('Obra', 'elsewhere')], []).rows)).toEqual(['1 Obra'])
  })

  it('GAN-08 stays readable however deep groups are put into each other', () => {
    const chain = Array.from({ length: 3000 }, (_, index) => card(`${index}`, index > 0 ? `${index - 1}` : null))
    const { rows } = breakDown(chain, [leaf('Última', '2999')])
    expect(Math.max(...rows.map(({ level }) => level))).toBe(deepestGroup + 1)
    expect(rows).toHaveLength(3001)
  })
})

describe('GAN-08 The progress of a group', () => {
  const progressOf = (...tasks: Partial<WbsLeaf>[]) =>
    breakDown(
      [],
      tasks.map((task, index) => leaf(`${index}`, 'Obra', task)),
    ).rows[0]?.progress

  it('GAN-08 counts each task by its effort where all have one, milestones apart', () => {
    const [long, short] = [
      { estimatedMinutes: 900, progress: 100 },
      { estimatedMinutes: 100, workingDays: 90 },
    ]
    expect(progressOf(long, short)).toBe(90)
    expect(progressOf(long, short, { isMilestone: true, workingDays: 0 })).toBe(90)
  })

  it('GAN-08 counts each task by its working days where one has no effort', () =>
    expect(progressOf({ estimatedMinutes: 900, progress: 100, workingDays: 1 }, { progress: 0, workingDays: 3 })).toBe(
      25,
    ))

  it('GAN-08 counts each task as much as any other where none takes time', () =>
    expect(progressOf({ workingDays: 0, progress: 100 }, { workingDays: 0 })).toBe(50))

  it('GAN-08 is 100 % only when every task is', () => {
    const almost = [
      { workingDays: 999, progress: 100 },
      { workingDays: 1, progress: 99 },
    ]
    expect(progressOf(...almost)).toBe(99)
    expect(progressOf({ workingDays: 1, progress: 100 }, { workingDays: 0, progress: 0 })).toBe(99)
  })

  it('GAN-08 lies between those of its tasks', () => {
    fc.assert(
      fc.property(leaves, (tasks) => {
        const all = tasks.map((task) => ({ ...task, deliveryGroup: 'Obra' }))
        const group = breakDown([], all).rows[0]
        if (!group) return
        const given = all.map(({ progress }) => progress)
        expect(group.progress).toBeGreaterThanOrEqual(Math.min(...given, 99))
        expect(group.progress).toBeLessThanOrEqual(Math.max(...given))
      }),
    )
  })
})

describe('GAN-08 The cost of a task', () => {
  it('GAN-08 is its effort times the value of an hour, to the nearest cent, half a cent up', () => {
    expect(costOf(90, 5000)).toBe(7500)
    expect(costOf(1, 29)).toBe(0)
    expect(costOf(1, 30)).toBe(1)
    expect(costOf(1, 90)).toBe(2)
    expect(costOf(0, 5000)).toBe(0)
  })

  it('GAN-08 is not said where an effort or a value is missing, and never more than can be counted', () => {
    expect(costOf(null, 5000)).toBeNull()
    expect(costOf(60, null)).toBeNull()
    expect(costOf(10_000_000, 9_999_999_999_999)).toBe(mostCents)
  })
})
