import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { scaleOf } from '../../../platform/pictures/savePng'
import { daysOfPlan } from '../daysOfPlan'
import { drawnLinks, drawnRows } from '../drawnRows'
import { ganttPlan } from '../ganttPlan'
import { type Drawing, ganttDrawing, type Shape } from './ganttDrawing'
import { svgOf } from './svgOf'

const workDays = { week: [true, true, true, true, true, false, false], holidays: [] }
const card = (taskId: string, startOn: string, endOn: string, predecessorId?: string): TaskCard => ({
  taskId,
  startOn,
  endOn,
  number: 1,
  stepId: 'todo',
  rank: taskId,
  title: `<${taskId}>`,
  priority: 'none',
  assigneeId: null,
  tagIds: [],
  deliveryGroup: 'Works',
  progress: 0,
  checklistDone: 0,
  checklistCount: 0,
  ...(predecessorId && { dependencies: [{ predecessorId, kind: 'FS', lag: 0 }] }),
})
const board = {
  steps: [],
  tasks: [card('dig', '2027-03-01', '2027-03-05'), card('pour', '2027-03-08', '2027-03-10', 'dig')],
  tags: [],
  behaviour: { blockUnfinishedPredecessors: false, blockTasksOfOthers: false },
  pushesSuccessors: false,
  people: [],
  formerPeople: [],
}
const plan = ganttPlan(board, workDays)
const rows = drawnRows(plan, { board, baselines: new Map(), showsCritical: true, mayEdit: false })

const drawn = (days: { startOn: string; endOn: string }): Drawing =>
  ganttDrawing({
    plan,
    rows,
    links: drawnLinks(plan, true),
    textsOf: ({ id }) => ({
      cells: { code: `1.${id}`, title: id, startOn: '', endOn: '', duration: '', assignee: '', dependencies: '' },
      description: '',
    }),
    heads: { code: 'Code', title: 'Title', startOn: 'Start', endOn: 'End', duration: 'Days' },
    monthName: (day) => day.slice(0, 7),
    days,
    pixelsOfDay: 10,
    todayOn: '2027-03-03',
  })
const boxes = ({ shapes }: Drawing, ink: string) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: 'box' }> => shape.kind === 'box' && shape.ink === ink)

it('GAN-02 a picture of the whole plan has every bar as long as its days', () => {
  const days = daysOfPlan(plan.rows)
  expect(days).toEqual({ startOn: '2027-02-27', endOn: '2027-03-12' })
  const drawing = drawn(days as { startOn: string; endOn: string })
  const bars = boxes(drawing, 'critical').filter(({ height }) => height > 4)
  expect(bars.map(({ width }) => width)).toEqual([50, 30])
  expect((bars[1]?.x ?? 0) - (bars[0]?.x ?? 0)).toBe(70)
  expect(boxes(drawing, 'off')).toHaveLength(4)
})

it('GAN-02 a picture of the area in sight has what of the bars lies in it, and no link that leaves it', () => {
  const drawing = drawn({ startOn: '2027-03-04', endOn: '2027-03-06' })
  expect(boxes(drawing, 'critical').map(({ width }) => width)).toEqual([20])
  expect(drawing.shapes.filter(({ kind, ink }) => kind === 'line' && ink === 'critical')).toEqual([])
})

it('GAN-02 titles stand in a picture as they were typed', () => {
  const markup = svgOf({ width: 1, height: 1, shapes: [{ kind: 'text', x: 0, y: 0, text: '<b>&"', ink: 'text' }] })
  expect(markup).toContain('&lt;b&gt;&amp;&quot;')
})

it('GAN-02 a large plan is drawn smaller, so that every device can draw it', () => {
  expect(scaleOf({ width: 1000, height: 1000 })).toBe(2)
  const huge = { width: 20_000, height: 240_000 }
  expect(huge.width * huge.height * scaleOf(huge) ** 2).toBeLessThanOrEqual(16_000_001)
  expect(200_000 * scaleOf({ width: 200_000, height: 10 })).toBeLessThanOrEqual(16_384)
})
