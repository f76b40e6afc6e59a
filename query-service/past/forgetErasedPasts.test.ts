import type { ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import { expect, it } from 'vitest'
import { forgetErasedPasts } from './forgetErasedPasts'

it('pasts of a project whose log was erased are forgotten, and all pasts if notices were missed', () => {
  const forgotten: (string | undefined)[] = []
  let tell = (_: ReadModelsMoved) => {}
  const onMoved = (callback: typeof tell) => {
    tell = callback
    return () => {}
  }
  forgetErasedPasts({ onMoved }, { forget: async (projectId) => void forgotten.push(projectId) })
  const change = { organizationId: 'o', projectIds: ['p', null] }
  tell({ shard: 0, shards: 1, position: 1, changes: [{ ...change, tables: ['audit_actions'] }] })
  expect(forgotten).toEqual([])
  tell({ shard: 0, shards: 1, position: 2, changes: [{ ...change, tables: ['audit_actions', 'audit_erasures'] }] })
  tell({ shard: 0, shards: 1, position: 3, changes: null })
  expect(forgotten).toEqual(['p', undefined])
})
