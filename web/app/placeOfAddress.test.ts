import { describe, expect, it } from 'vitest'
import { addresses } from '../platform/addresses'
import { placeOfAddress } from './placeOfAddress'

const [projectId, itemId] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002']

describe('the place that an address shows', () => {
  it.each([
    ['a board', addresses.board(projectId), undefined],
    ['a task on the board', addresses.board(projectId, itemId), 'task'],
    ['a task in the list', addresses.tasks(projectId, itemId), 'task'],
    ['a card of the canvas', addresses.canvas(projectId, itemId), 'card'],
    ['an entry of the ledger', addresses.finance(projectId, itemId), 'entry'],
    ['a document', addresses.document(projectId, itemId).split('?')[0] ?? '', 'document'],
    ['a document that is signed', addresses.signOff(projectId, itemId), 'document'],
    ['a document in the queue of approvals', addresses.approval(projectId, itemId), 'document'],
    ['an import, which is no item', addresses.imports(projectId, itemId), undefined],
    ['a project', addresses.project(projectId), undefined],
  ])('is the project of %s, and the item', (_, address, kind) =>
    expect(placeOfAddress(address)).toEqual({ projectId, ...(kind && { item: { kind, id: itemId } }) }),
  )

  it('is none outside of projects', () => {
    for (const address of [addresses.myTasks(), addresses.home(), addresses.allProjects(), addresses.newProject()])
      expect(placeOfAddress(address)).toBeUndefined()
  })
})
