import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Failure } from '../platform/server/failure'
import { importTasksMachine } from './importTasksMachine'
import type { Upload } from './upload'

const file: Upload = {
  uploadId: 'u',
  fileName: 'tarefas.csv',
  kind: 'csv',
  header: ['Tarefa', 'Etapa', 'Início', 'Fim'],
  rows: [],
  rowNumbers: [],
  headerRow: 1,
  firstLines: [],
  rowCount: 2,
  columnTexts: [['Fundação'], ['Não iniciada'], ['01/02/2026', '02/01/2026'], ['13/02/2026']],
}
const empty = { columns: {}, extra: [], steps: {} }
const steps = [{ stepId: 's', name: 'A fazer', finishes: false }]
const names = { ...empty, columns: { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' } }

const begin = (refused: { upload?: Failure; start?: Failure } = {}, outcome: 'added' | 'unchanged' = 'added') => {
  const answer = <Output>(output: Output, failure?: Failure) =>
    // biome-ignore lint/suspicious/noExplicitAny: what stands in for an actor takes whatever the machine gives it
    fromPromise<any, any>(async () => {
      if (failure) throw failure
      return output
    })
  const machine = importTasksMachine.provide({
    actors: {
      upload: answer(file, refused.upload),
      rehearse: answer([{ row: 2, outcome, title: 'Fundação' }]),
      start: answer<unknown>(undefined, refused.start),
    },
  })
  return createActor(machine, { input: { projectId: 'p', saved: null, mapping: empty, steps } }).start()
}
const chosen = { type: 'choose' as const, file: new File(['x'], 'tarefas.csv') }

it('IMP-02 takes no file before every required field is mapped', () => {
  const actor = begin()
  actor.send(chosen)
  expect(actor.getSnapshot().value).toBe('mapping')
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  expect(actor.getSnapshot().value).toBe('uploading')
})

it('IMP-02 does not go on while a column can be read in two ways, and does once somebody has chosen', async () => {
  const actor = begin()
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  await waitFor(actor, (state) => state.matches('checking'))
  actor.send({ type: 'rehearse' })
  expect(actor.getSnapshot().value).toBe('checking')
  actor.send({ type: 'format', formats: { startOn: 'dd/mm/yyyy' } })
  actor.send({ type: 'rehearse' })
  await waitFor(actor, (state) => state.matches('rehearsed'))
  expect(actor.getSnapshot().context.rows).toHaveLength(1)
})

it('IMP-02 suggests steps for the words of a file, and leaves a word alone whose suggestion somebody took away', async () => {
  const actor = begin()
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  const { context } = await waitFor(actor, (state) => state.matches('checking'))
  expect(context.mapping.steps).toEqual({ 'Não iniciada': 's' })
  const refusing = { ...context.mapping, steps: {} }
  actor.send({ type: 'map', mapping: refusing })
  expect(actor.getSnapshot().context.mapping.steps).toEqual({})
  const ofColumn = (step: string) => ({ ...refusing, columns: { ...refusing.columns, step } })
  actor.send({ type: 'map', mapping: ofColumn('Tarefa') })
  actor.send({ type: 'map', mapping: ofColumn('Etapa') })
  expect(actor.getSnapshot().context.mapping.steps).toEqual({ 'Não iniciada': 's' })
})

it('IMP-04 a refused file leads back to the mapping, with the reason', async () => {
  const actor = begin({ upload: new Failure('import.zipBomb', 409) })
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  await waitFor(actor, (state) => state.matches('mapping'))
  expect(actor.getSnapshot().context.failure?.code).toBe('import.zipBomb')
})

it('IMP-06 an import that is still running keeps the next one at its rehearsal, with the reason', async () => {
  const actor = begin({ start: new Failure('import.stillRunning', 409) })
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  await waitFor(actor, (state) => state.matches('checking'))
  actor.send({ type: 'format', formats: { startOn: 'dd/mm/yyyy' } })
  actor.send({ type: 'rehearse' })
  await waitFor(actor, (state) => state.matches('rehearsed'))
  actor.send({ type: 'start' })
  await waitFor(actor, (state) => state.matches('rehearsed') && state.context.failure !== undefined)
  expect(actor.getSnapshot().context.failure?.code).toBe('import.stillRunning')
})

it('IMP-02 asks again when another column replaces the one that was answered about', async () => {
  const actor = begin()
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  await waitFor(actor, (state) => state.matches('checking'))
  actor.send({ type: 'format', formats: { startOn: 'dd/mm/yyyy' } })
  expect(actor.getSnapshot().can({ type: 'rehearse' })).toBe(true)
  actor.send({ type: 'map', mapping: { ...names, columns: { ...names.columns, startOn: 'Fim', endOn: 'Início' } } })
  expect(actor.getSnapshot().can({ type: 'rehearse' })).toBe(false)
})

it('IMP-04 does not start an import that would change nothing', async () => {
  const actor = begin({}, 'unchanged')
  actor.send({ type: 'map', mapping: names })
  actor.send(chosen)
  await waitFor(actor, (state) => state.matches('checking'))
  actor.send({ type: 'format', formats: { startOn: 'dd/mm/yyyy' } })
  actor.send({ type: 'rehearse' })
  await waitFor(actor, (state) => state.matches('rehearsed'))
  expect(actor.getSnapshot().can({ type: 'start' })).toBe(false)
})
