import { beforeEach, expect, it, vi } from 'vitest'

const fetched: string[] = []
const accepted: (() => void)[] = []
const heard: (() => void)[] = []
let isKept = true
/** The session that is kept, as far as it counts here. */
let kept: { paymentInfo: { premium: boolean } } | undefined
vi.mock('./api', () => ({
  fetchQuery: async (name: string) => `${name} ${fetched.push(name)}`,
  onAccepted: (listener: () => void) => accepted.push(listener),
}))
vi.mock('../session/session', () => ({
  session: {
    isKept: () => isKept,
    get: () => undefined,
    load: async () => kept,
    subscribe: (listener: () => void) => heard.push(listener),
  },
}))
const { earlyAnswers } = await import('./earlyAnswers')

const board = { projectId: '4b6ddcf4-0c64-4cc5-bb00-b14324dbc138' }
const take = () => earlyAnswers.take('board', board)

beforeEach(() => {
  earlyAnswers.forget()
  fetched.length = 0
  isKept = true
  kept = undefined
})

it('An answer that was asked for early is asked for once, and given to the first who needs it', async () => {
  earlyAnswers.ask('board', board)
  earlyAnswers.ask('board', board)
  expect(await take()).toBe('board 1')
  expect(take()).toBeUndefined()
})

it('An answer that has come is ready for every part of a screen, until one takes it', async () => {
  const ready = () => earlyAnswers.ready('board', board)
  earlyAnswers.ask('board', board)
  expect(ready()).toBeUndefined()
  await expect.poll(ready).toBe('board 1')
  expect(ready()).toBe('board 1')
  await take()
  expect(ready()).toBeUndefined()
})

it('A visitor who is not signed in asks for nothing', () => {
  isKept = false
  earlyAnswers.ask('board', board)
  expect(take()).toBeUndefined()
  expect(fetched).toEqual([])
})

it('SES-03 whose trial has ended asks for nothing early: it would only be denied', async () => {
  kept = { paymentInfo: { premium: false } }
  earlyAnswers.ask('board', board)
  await expect(take()).rejects.toMatchObject({ code: 'access.subscriptionEnded' })
  kept = { paymentInfo: { premium: true } }
  earlyAnswers.ask('board', board)
  expect(await take()).toBe('board 1')
  expect(fetched).toEqual(['board'])
})

it.each([
  ['a command of this page', accepted],
  ['the end of the session', heard],
])('No answer from before %s is given', (_, listeners) => {
  earlyAnswers.ask('board', board)
  for (const listener of listeners) listener()
  expect(earlyAnswers.ready('board', board)).toBeUndefined()
  expect(take()).toBeUndefined()
})
