import { expect, it } from 'vitest'
import english from '../locales/en/tasks.json'
import portuguese from '../locales/pt-BR/tasks.json'
import { Failure } from '../platform/server/failure'
import { taskFailure } from './taskFailure'

it.each([
  ['AddTask', 'save'],
  ['QuickAddTask', 'save'],
  ['ChangeTask', 'update'],
  ['ChangeTasks', 'bulk'],
  ['MoveTask', 'update'],
  ['DeleteTask', 'delete'],
] as const)('TSK-11 explains a denied %s as a missing permission to %s the task', (type, deed) => {
  expect(taskFailure(type, new Failure('access.noPermission', 403)).code).toBe(`task.noPermission.${deed}`)
  expect(portuguese.error.task.noPermission[deed]).toMatch(
    /^Você não tem permissão para .* (a tarefa|todas estas tarefas), fale com o seu gestor\.$/,
  )
  expect(english.error.task.noPermission[deed]).toMatch(
    /^You do not have permission to .* (the task|all of these tasks), talk to your manager\.$/,
  )
})

it('TSK-11 leaves every other failure as it is', () => {
  const failure = new Failure('step.limitReached', 409)
  expect(taskFailure('MoveTask', failure)).toBe(failure)
})
