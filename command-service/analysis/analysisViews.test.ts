import type { SavedChoice } from '@prumo/contracts/analysis/analysisChoice'
import { type AnalysisViewEvent, mostAnalysisViews } from '@prumo/contracts/analysis/views'
import { describe, it } from 'vitest'
import { ann, at, everyRight, givenOf } from '../../test/given/given'
import { analysisViews } from './analysisViews'

const uuid = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`
const simple = { ...ann, administrator: false }
const bia = { ...simple, userId: uuid('b1') }
const looking = { ...simple, rights: { ...everyRight, portfolios: 'viewOnly' } } as const
const as = (actor: typeof ann) => givenOf(analysisViews, { actor, at })
const given = as(simple)

const { organizationId } = ann
const analysisViewId = uuid('d1')
const choice: SavedChoice = { columns: ['taskCount'], group: 'customer' }
const saved: AnalysisViewEvent = {
  type: 'AnalysisViewSaved',
  data: { analysisViewId, name: 'Prazos', choice, userId: ann.userId },
}
const viewOf = (nth: number, name: string, userId: string = ann.userId): AnalysisViewEvent => ({
  type: 'AnalysisViewSaved',
  data: { ...saved.data, analysisViewId: uuid(`e${nth}`), name, userId },
})
const shared: AnalysisViewEvent = { type: 'AnalysisViewShared', data: { analysisViewId } }
const unshared: AnalysisViewEvent = { type: 'AnalysisViewUnshared', data: { analysisViewId } }
const deleted: AnalysisViewEvent = {
  type: 'AnalysisViewDeleted',
  data: { analysisViewId, before: { name: 'Prazos', choice, userId: ann.userId, shared: false } },
}
const inOwn = { organizationId, analysisViewId }
const save = (fields: object = {}) => ({
  type: 'SaveAnalysisView' as const,
  data: { ...inOwn, name: 'Prazos', choice, ...fields },
})
const change = (next: SavedChoice) => ({ type: 'ChangeAnalysisView' as const, data: { ...inOwn, choice: next } })
const rename = (name: string) => ({ type: 'RenameAnalysisView' as const, data: { ...inOwn, name } })
const share = { type: 'ShareAnalysisView' as const, data: inOwn }
const unshare = { type: 'UnshareAnalysisView' as const, data: inOwn }
const remove = { type: 'DeleteAnalysisView' as const, data: inOwn }
const withoutGroup: SavedChoice = { columns: ['taskCount'] }

describe('Saved views of the project analysis', () => {
  it('POR-04 a view is saved for the person who saves it, and the same again is no second one', () => {
    given().when(save()).then(saved)
    given(saved).when(save()).thenNothing()
    given(saved)
      .when(save({ name: 'Outra' }))
      .thenRefused('analysisView.idTaken')
    given(saved, deleted).when(save()).thenRefused('analysisView.idTaken')
  })

  it('POR-04 another choice and another name record what was before, and nothing if nothing changes', () => {
    given(saved)
      .when(change(withoutGroup))
      .then({ type: 'AnalysisViewChanged', data: { analysisViewId, choice: withoutGroup, before: { choice } } })
    given(saved).when(change(choice)).thenNothing()
    given(saved)
      .when(rename('Atrasos'))
      .then({ type: 'AnalysisViewRenamed', data: { analysisViewId, name: 'Atrasos', before: { name: 'Prazos' } } })
    given(saved).when(rename('Prazos')).thenNothing()
    given(saved).when(remove).then(deleted)
    given(saved, deleted).when(remove).thenRefused('analysisView.unknown')
  })

  it('POR-04 a view is shared with the organization, and no longer, each of them once', () => {
    given(saved).when(share).then(shared)
    given(saved, shared).when(share).thenNothing()
    given(saved, shared).when(unshare).then(unshared)
    given(saved).when(unshare).thenNothing()
  })

  it('POR-04 nobody else changes a private view or learns that there is one', () => {
    for (const command of [change(withoutGroup), rename('De Bia'), share, unshare, remove])
      for (const actor of [bia, { ...bia, administrator: true }])
        as(actor)(saved).when(command).thenRefused('analysisView.unknown')
  })

  it('POR-04 a shared view is changed by its owner, and by who administers the organization', () => {
    for (const command of [change(withoutGroup), rename('De Bia'), unshare, remove])
      as(bia)(saved, shared).when(command).thenRefused('analysisView.notChangeable')
    as({ ...bia, administrator: true })(saved, shared)
      .when(unshare)
      .then(unshared)
    given(saved, shared)
      .when(change(withoutGroup))
      .then({ type: 'AnalysisViewChanged', data: { analysisViewId, choice: withoutGroup, before: { choice } } })
  })

  it('POR-04 whoever lost the right to share changes nothing for others any more, not even their own view', () => {
    for (const command of [change(withoutGroup), rename('Atrasos'), unshare, remove])
      as(looking)(saved, shared).when(command).thenRefused('analysisView.notChangeable')
    as(looking)(saved).when(remove).then(deleted)
  })

  it('POR-04 two views of one list have different names, whatever their case', () => {
    given(saved)
      .when(save({ analysisViewId: uuid('d2'), name: ' PRAZOS ' }))
      .thenRefused('analysisView.nameTaken', { view: 'PRAZOS' })
    given(saved, viewOf(1, 'Custos')).when(rename('custos')).thenRefused('analysisView.nameTaken', { view: 'custos' })
    given(saved)
      .when(rename('PRAZOS'))
      .then({ type: 'AnalysisViewRenamed', data: { analysisViewId, name: 'PRAZOS', before: { name: 'Prazos' } } })
    const ofBia = [viewOf(1, 'prazos', bia.userId), { ...shared, data: { analysisViewId: uuid('e1') } }] as const
    given(saved, ...ofBia)
      .when(share)
      .thenRefused('analysisView.nameTaken', { view: 'Prazos' })
    given(saved, shared, viewOf(1, 'Prazos')).when(unshare).thenRefused('analysisView.nameTaken', { view: 'Prazos' })
    given(viewOf(1, 'Prazos', bia.userId))
      .when(save())
      .then(saved)
  })

  it('POR-04 a list holds so many views and no more', () => {
    const full = Array.from({ length: mostAnalysisViews }, (_, nth) => viewOf(nth, `Visão ${nth}`))
    const everyShared = full.map(
      ({ data }): AnalysisViewEvent => ({
        type: 'AnalysisViewShared',
        data: { analysisViewId: data.analysisViewId },
      }),
    )
    given(...full)
      .when(save())
      .thenRefused('analysisView.tooMany', { most: mostAnalysisViews })
    given(...full, ...everyShared, saved)
      .when(share)
      .thenRefused('analysisView.tooMany', { most: mostAnalysisViews })
    given(...full, ...everyShared)
      .when(save())
      .then(saved)
  })
})
