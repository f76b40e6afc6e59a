import type { CommandType } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { leadingTasks } from './leadingTasks'

it.each<[CommandType, object, string[]]>([
  ['ChangeTask', { taskId: 'a', endOn: '2027-03-10', seen: {} }, ['a']],
  ['ChangeTask', { taskId: 'a', title: 'Cavar', seen: { endOn: '2027-03-10' } }, []],
  ['ChangeTask', { taskId: 'a', predecessorIds: ['b', 'c'] }, ['b', 'c']],
  ['ChangeTasks', { taskIds: ['a', 'b'], startOn: '2027-03-10' }, ['a', 'b']],
  ['ChangeTasks', { taskIds: ['a', 'b'], priority: 'high' }, []],
  ['SetTaskMilestone', { taskId: 'a', isMilestone: true }, ['a']],
  ['AddDependency', { taskId: 'a', predecessorId: 'b' }, ['b']],
  ['ChangeDependency', { taskId: 'a', predecessorId: 'b' }, ['b']],
  ['ReschedulePlan', { taskIds: ['a'] }, []],
])('GAN-04 %s of %o may leave too early what follows %o', (type, data, expected) => {
  expect(leadingTasks(type, data)).toEqual(expected)
})
