import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Failure } from '../platform/server/failure'
import { emptyProject, newProjectMachine } from './newProjectMachine'

const begin = (failure?: Failure) => {
  const create = fromPromise<unknown, object>(async () => {
    if (failure) throw failure
  })
  const machine = newProjectMachine.provide({ actors: { create: create as never } })
  return createActor(machine, { input: { projectId: 'p', draft: emptyProject } }).start()
}
const walk = (actor: ReturnType<typeof begin>) => {
  actor.send({ type: 'continue', draft: { pitch: 'Escola', internalCode: 'ESC-1' } })
  actor.send({ type: 'continue', draft: { sharedWith: [{ email: 'bia@obra.example', as: ['team'] }] } })
  actor.send({ type: 'create', draft: { copyFrom: null }, language: 'pt-BR' })
}

it('PRJ-01 goes from general data through sharing to copying, and then creates the project', async () => {
  const actor = begin()
  walk(actor)
  await waitFor(actor, (state) => state.matches('created'))
  expect(actor.getSnapshot().context.draft).toMatchObject({ pitch: 'Escola', sharedWith: [{ as: ['team'] }] })
})

it('PRJ-01 goes back without losing what was typed', () => {
  const actor = begin()
  actor.send({ type: 'continue', draft: { pitch: 'Escola' } })
  actor.send({ type: 'back', draft: { sharedWith: [] } })
  expect(actor.getSnapshot().value).toBe('general')
  expect(actor.getSnapshot().context.draft.pitch).toBe('Escola')
})

it.each([
  ['PRJ-03', 'project.internalCodeTaken', 'general'],
  ['PRJ-05', 'project.userNotFound', 'sharing'],
  ['PRJ-02', 'project.managementForbidden', 'sharing'],
  ['PRJ-05', 'project.alreadyManager', 'sharing'],
  ['PRJ-01', 'access.noPermission', 'copying'],
])('%s leads back to the step that %s concerns', async (_, code, step) => {
  const actor = begin(new Failure(code, 409))
  walk(actor)
  await waitFor(actor, (state) => state.matches(step as never))
  expect(actor.getSnapshot().context).toMatchObject({ failure: { code }, draft: { pitch: 'Escola' } })
})
