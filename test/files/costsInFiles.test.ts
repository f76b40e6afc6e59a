import { parse } from 'csv-parse/sync'
import { expect, it, vi } from 'vitest'
import { exportComparison } from '../../web/tasks/baselines/exportComparison'
import { exportWbs } from '../../web/tasks/wbs/exportWbs'

const saved: Blob[] = []
vi.mock('../../web/platform/saveFile', () => ({ saveFile: (_: string, file: Blob) => saved.push(file) }))

const manner = { format: 'csv', name: 'Plano', language: 'pt-BR', t: ((key: string) => key) as never } as const
const side = {
  title: 'Laje',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  workingDays: 5,
  isMilestone: false,
  deadlineOn: null,
  progress: 0,
  finished: false,
  deliveryGroup: null,
  estimatedMinutes: 60,
  costCents: 1_234_50,
}
const { isMilestone: _, deadlineOn: __, ...shown } = side
const figures = { ...shown, weighedBy: null, realizedMinutes: null, ledger: null, taskCount: 1 }

async function linesSaved(): Promise<string[][]> {
  const text = Buffer.from((await saved.pop()?.arrayBuffer()) as ArrayBuffer).toString()
  return parse(text, { delimiter: ';', bom: true })
}

it('FIN-14 the cost of a compared task is written with all its cents, as in the file of a ledger', async () => {
  const task = { taskId: '', before: side, after: side, startShift: 0, endShift: 0, dependsOtherwise: false }
  await exportComparison([task], manner)
  expect((await linesSaved())[1]?.slice(-2)).toEqual(['1234,50', '1234,50'])
})

it('FIN-14 nobody is told a cost that nobody has said: the files of plans without one have no such column', async () => {
  const uncosted = { ...side, costCents: null }
  const task = { taskId: '', before: null, after: uncosted, startShift: 0, endShift: 0, dependsOtherwise: false }
  await exportComparison([task, { ...task, before: uncosted, after: null }], manner)
  const compared = await linesSaved()
  expect(compared.flat().filter((text) => /cost|0,00/.test(text))).toEqual([])
  const whole = { ...figures, costCents: null }
  const row = {
    ...whole,
    kind: 'task',
    id: '',
    code: '1',
    level: 1,
    parentId: null,
    cardId: null,
    ownLedger: null,
  } as const
  await exportWbs({ rows: [row], whole, notAllocated: null, areaId: null, isWithoutCanvas: false, hidden: [] }, manner)
  expect((await linesSaved()).flat().filter((text) => /cost|0,00/.test(text))).toEqual([])
  // One known cost is enough, also one of nothing.
  await exportComparison([task, { ...task, before: side }], manner)
  expect((await linesSaved()).map((line) => line.slice(-2))).toEqual([
    ['baselines.before', 'baselines.after'],
    ['', ''],
    ['1234,50', ''],
  ])
})

it('FIN-14 the cost in a work breakdown is written with all its cents, as in the file of a ledger', async () => {
  const row = {
    ...figures,
    kind: 'task',
    id: '',
    code: '1',
    level: 1,
    parentId: null,
    cardId: null,
    ownLedger: null,
  } as const
  await exportWbs(
    { rows: [row], whole: figures, notAllocated: null, areaId: null, isWithoutCanvas: false, hidden: [] },
    manner,
  )
  expect((await linesSaved())[1]?.slice(-2)).toEqual(['1234,50', '1'])
})

it('FIN-14 a work breakdown says what the ledger plans and came to, so that its items and the rest are the whole', async () => {
  const [planned, realized] = [1_000_10, 1]
  const ledger = { plannedCents: planned, realizedCents: realized }
  const rest = { plannedCents: -10, realizedCents: 2 }
  const whole = { ...figures, ledger: { plannedCents: planned - 10, realizedCents: realized + 2 } }
  const row = { ...figures, kind: 'task', id: '', code: '1', level: 1, parentId: null, cardId: null } as const
  const rows = [{ ...row, ledger, ownLedger: ledger }]
  await exportWbs({ rows, whole, notAllocated: rest, areaId: null, isWithoutCanvas: false, hidden: [] }, manner)
  const [head = [], ...lines] = await linesSaved()
  const column = (name: string) => lines.map((line) => line[head.indexOf(name)])
  expect(column('wbs.column.ownLedgerPlanned')).toEqual(['1000,10', '-0,10'])
  expect(column('wbs.column.ownLedgerRealized')).toEqual(['0,01', '0,02'])
  expect(column('wbs.column.ledgerPlanned')).toEqual(['1000,10', '-0,10'])
  expect(column('field.title')).toEqual(['Laje', 'wbs.notAllocated'])
})
