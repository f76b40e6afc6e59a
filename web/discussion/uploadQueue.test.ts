import { expect, it } from 'vitest'
import { Failure } from '../platform/server/failure'
import { type UploadsEnd, uploadQueue } from './uploadQueue'

const file = (name: string) => new File(['x'], name)
/** Lets what waits for an answer go on. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A queue with the ends that it told, and files that arrive when they are let. */
function aQueue() {
  const queue = uploadQueue()
  const ends: UploadsEnd[] = []
  queue.onEnd((end) => ends.push(end))
  const begun: string[] = []
  const arrivals = new Map<string, { arrive: () => void; fail: (error: unknown) => void }>()
  const send = (sent: File, { signal }: { signal: AbortSignal }) => {
    begun.push(sent.name)
    return new Promise<void>((arrive, fail) => {
      arrivals.set(sent.name, { arrive, fail })
      signal.addEventListener('abort', () => fail(new Failure('file.sizeDiffers', 0)))
    })
  }
  const arrive = async (name: string) => {
    await settle()
    arrivals.get(name)?.arrive()
    await settle()
  }
  const fail = async (name: string, error: unknown) => {
    await settle()
    arrivals.get(name)?.fail(error)
    await settle()
  }
  const names = () => queue.all().map((upload) => upload.file.name)
  return { queue, ends, begun, send, arrive, fail, names }
}

it('COM-03 sends one file after the other, of whatever thing, and says once how all of them ended', async () => {
  const { queue, ends, begun, send, arrive, fail, names } = aQueue()
  queue.add('task 1', [file('a'), file('b')], send)
  queue.add('project 2', [file('c')], send)
  await settle()
  expect([begun, names(), queue.isBusy()]).toEqual([['a'], ['a', 'b', 'c'], true])
  await arrive('a')
  expect([begun, names(), ends]).toEqual([['a', 'b'], ['b', 'c'], []])
  await fail('b', new Failure('file.nameTaken', 409))
  expect([begun, ends]).toEqual([['a', 'b', 'c'], []])
  await arrive('c')
  expect(ends.map(({ sent, failed }) => [sent.map(({ name }) => name), failed.map(({ name }) => name)])).toEqual([
    [['a', 'c'], ['b']],
  ])
  expect(queue.all()).toMatchObject([{ of: 'task 1', failure: { code: 'file.nameTaken' } }])
  expect(queue.isBusy()).toBe(false)
})

it('COM-03 goes on where one was stopped or failed for a reason that nobody foresaw, and tells of no stopped one', async () => {
  const { queue, ends, send, arrive, fail, names } = aQueue()
  queue.add('task 1', [file('a'), file('b'), file('c')], send)
  await settle()
  queue.dismiss(queue.all()[0]?.key ?? '')
  await fail('b', new TypeError('the lines are cut'))
  queue.dismiss(queue.all()[1]?.key ?? '')
  await settle()
  expect(queue.all()).toMatchObject([{ file: { name: 'b' }, failure: { code: 'failure.unexpected' } }])
  expect(ends).toMatchObject([{ sent: [], failed: [{ name: 'b' }] }])
  queue.dismiss(queue.all()[0]?.key ?? '')
  expect([names(), queue.isBusy()]).toEqual([[], false])
  queue.add('task 1', [file('d')], send)
  await arrive('d')
  expect(ends[1]).toMatchObject({ sent: [{ name: 'd' }], failed: [] })
})

it('COM-03 stops all at once without a word, and sends none of those that waited', async () => {
  const { queue, ends, begun, send, names } = aQueue()
  queue.add('task 1', [file('a'), file('b')], send)
  await settle()
  queue.stop()
  await settle()
  expect([begun, names(), ends, queue.isBusy()]).toEqual([['a'], [], [], false])
})
