import type { SavedChoice } from '@prumo/contracts/analysis/analysisChoice'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'

const { founder, colleague } = await world()
const choice: SavedChoice = {
  columns: ['status', 'taskCount', 'openAmount.outflow'],
  group: 'customer',
  sort: { key: 'openAmount.outflow', descending: true },
  pivot: { rows: 'customer', columns: 'plannedEndMonth', measure: 'openAmount.outflow' },
}

/** Ana administers; Bia and Caio may share views. Bia keeps one view and shares another. */
async function views() {
  const ana = await founder({ name: 'Ana', lastName: 'Souza' })
  const bia = await colleague(ana)
  const caio = await colleague(ana)
  const [kept, shared] = [fresh(), fresh()]
  await bia.act('SaveAnalysisView', { analysisViewId: kept, name: 'Só para mim', choice: { columns: ['taskCount'] } })
  await bia.act('SaveAnalysisView', { analysisViewId: shared, name: 'Custos por cliente', choice })
  await bia.act('ShareAnalysisView', { analysisViewId: shared })
  return { ana, bia, caio, kept, shared }
}

it('POR-04 people have the views that they saved and those that are shared with them, which hold no number', async () => {
  const { ana, bia, caio, kept, shared } = await views()
  const ofBia = { analysisViewId: shared, name: 'Custos por cliente', shared: true, choice }
  expect(await bia.ask('analysisViews', {})).toEqual({
    items: [
      { ...ofBia, ownerName: null, mayChange: true },
      {
        analysisViewId: kept,
        name: 'Só para mim',
        shared: false,
        choice: { columns: ['taskCount'] },
        ownerName: null,
        mayChange: true,
      },
    ],
    mayShare: true,
  })
  const [ofCaio] = (await caio.ask('analysisViews', {})).items
  expect(ofCaio).toMatchObject({ ...ofBia, mayChange: false })
  expect((await caio.ask('analysisViews', {})).items).toHaveLength(1)
  expect((await ana.ask('analysisViews', {})).items).toMatchObject([{ ...ofBia, mayChange: true }])
})

it('POR-04 views change, and go, and nobody changes another’s', async () => {
  const { ana, bia, caio, kept, shared } = await views()
  const refused = await caio.attempt('DeleteAnalysisView', { analysisViewId: shared })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'analysisView.notChangeable' }])
  for (const person of [ana, caio]) {
    const hidden = await person.attempt('RenameAnalysisView', { analysisViewId: kept, name: 'Minha' })
    expect([hidden.status, hidden.body]).toMatchObject([404, { code: 'analysisView.unknown' }])
  }
  await bia.act('ChangeAnalysisView', { analysisViewId: kept, choice })
  await bia.act('RenameAnalysisView', { analysisViewId: kept, name: 'De Bia' })
  await bia.act('DeleteAnalysisView', { analysisViewId: shared })
  expect((await bia.ask('analysisViews', {})).items).toMatchObject([{ analysisViewId: kept, name: 'De Bia', choice }])
  expect((await caio.ask('analysisViews', {})).items).toEqual([])
})

it('POR-04 whoever may not edit portfolios and analysis shares no view, and keeps their own', async () => {
  const { ana, bia, caio, shared } = await views()
  await giveRights(ana, caio, { portfolios: 'viewOnly' })
  const analysisViewId = fresh()
  await caio.act('SaveAnalysisView', { analysisViewId, name: 'De Caio', choice })
  const refused = await caio.attempt('ShareAnalysisView', { analysisViewId })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'access.noPermission' }])
  expect((await caio.ask('analysisViews', {})).mayShare).toBe(false)
  await giveRights(ana, bia, { portfolios: 'noAccess' })
  const lost = await bia.attempt('RenameAnalysisView', { analysisViewId: shared, name: 'Outra' })
  expect([lost.status, lost.body]).toMatchObject([409, { code: 'analysisView.notChangeable' }])
  expect((await bia.ask('analysisViews', {})).items.map(({ mayChange }) => mayChange)).toEqual([false, true])
})

it('POR-04 a view stays in its organization', async () => {
  const { shared } = await views()
  const stranger = await founder()
  expect((await stranger.ask('analysisViews', {})).items).toEqual([])
  const refused = await stranger.attempt('DeleteAnalysisView', { analysisViewId: shared })
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'analysisView.unknown' }])
})

it.each([
  { columns: ['password'] },
  { columns: [] },
  { columns: ['taskCount'], sort: { key: 'secret', descending: true } },
  { columns: ['taskCount'], pivot: { rows: 'internalCode', columns: 'status', measure: 'taskCount' } },
  { columns: ['taskCount'], total: 12_345 },
])('POR-04 a view of what makes no sense is refused: %j', async (senseless) => {
  const ana = await founder()
  const data = { analysisViewId: fresh(), name: 'Sem sentido', choice: senseless as never }
  expect((await ana.attempt('SaveAnalysisView', data)).status).toBe(422)
})

it('AUD-01 the action log has who saved, shared and deleted which view of the analysis', async () => {
  const { ana, bia, shared } = await views()
  await bia.act('DeleteAnalysisView', { analysisViewId: shared })
  const viewId = fresh()
  await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, recordId: shared } })
  const { items } = await ana.ask('actionLog', { viewId })
  expect(items.map(({ kind, recordName }) => [kind, recordName])).toEqual([
    ['AnalysisViewDeleted', 'Custos por cliente'],
    ['AnalysisViewShared', 'Custos por cliente'],
    ['AnalysisViewSaved', 'Custos por cliente'],
  ])
  expect(items.at(-1)?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'choice']))
})
