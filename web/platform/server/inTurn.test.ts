import { expect, it } from 'vitest'
import { inTurn } from './inTurn'

it('sends what is about one thing in order, also behind what was refused, and about another at once', async () => {
  const sent: string[] = []
  const gates = new Map<string, { open: () => void; refuse: (reason: Error) => void }>()
  const send = (name: string) => () => {
    sent.push(name)
    return new Promise<void>((open, refuse) => gates.set(name, { open, refuse }))
  }
  const first = inTurn('dig', send('first'))
  const second = inTurn('dig', send('second'))
  const pouring = inTurn('pour', send('other'))
  expect(sent).toEqual(['first', 'other'])
  gates.get('first')?.refuse(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  await Promise.resolve()
  expect(sent).toEqual(['first', 'other', 'second'])
  gates.get('other')?.open()
  gates.get('second')?.open()
  await Promise.all([second, pouring])
  const last = inTurn('dig', send('last'))
  expect(sent.at(-1)).toBe('last')
  gates.get('last')?.open()
  await last
})
