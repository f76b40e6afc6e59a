import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { ownChanges } from './ownChanges'

const listed = { taskId: '1', startOn: '2027-03-03', endOn: '2027-03-03', progress: 0 } as ListedTask

it('what somebody changed is within a task until its list follows', () => {
  const changed = ownChanges()
  changed.note(listed, { endOn: '2027-03-20' })
  changed.note(listed, { progress: 45 })
  expect(changed.within(listed)).toEqual({ ...listed, endOn: '2027-03-20', progress: 45 })
  expect(changed.within({ ...listed, taskId: '2' })).toEqual({ ...listed, taskId: '2' })
})

it('a task that was listed anew is as it is listed, whatever others have made of it', () => {
  const changed = ownChanges()
  changed.note(listed, { endOn: '2027-03-20' })
  const anew = { ...listed, endOn: '2027-03-25' }
  expect(changed.within(anew)).toEqual(anew)
  changed.note(anew, { progress: 10 })
  expect(changed.within(anew)).toEqual({ ...anew, progress: 10 })
})
