import { describe, expect, it } from 'vitest'
import { selectionOf } from './selectionOf'

const shown = (...lists: string[]) => {
  const selection = selectionOf()
  selection.show(lists.map((list) => [...list]))
  return selection
}
const chosen = (selection: ReturnType<typeof selectionOf>) => [...selection.ids()].sort().join('')

describe('A selection', () => {
  it('TSK-05 takes and leaves one by one', () => {
    const selection = shown('abcde')
    for (const id of ['b', 'd', 'b']) selection.toggle(id)
    expect(chosen(selection)).toBe('d')
  })

  it('TSK-05 reaches from the one that was chosen last to another, either way, and keeps what was chosen besides', () => {
    const selection = shown('abcdef')
    selection.toggle('a')
    selection.toggle('d')
    selection.extendTo('f')
    expect(chosen(selection)).toBe('adef')
    selection.extendTo('c')
    expect(chosen(selection)).toBe('acd')
  })

  it('TSK-05 never reaches from one list into another', () => {
    const selection = shown('abc', 'def')
    selection.toggle('a')
    selection.extendTo('e')
    expect(chosen(selection)).toBe('ae')
    selection.extendTo('f')
    expect(chosen(selection)).toBe('aef')
  })

  it('TSK-05 grows with the keys, and shrinks when they go back', () => {
    const selection = shown('abcd')
    selection.extendFrom('b', 1)
    selection.extendFrom('c', 1)
    expect(chosen(selection)).toBe('bcd')
    selection.extendFrom('d', 1)
    selection.extendFrom('d', -1)
    expect(chosen(selection)).toBe('bc')
    selection.extendFrom('a', 1)
    expect(chosen(selection)).toBe('abc')
  })

  it('TSK-05 takes all of the list around', () => {
    const selection = shown('abc', 'de')
    selection.chooseAllAround('d')
    expect(chosen(selection)).toBe('de')
  })

  it('TSK-05 lets go of what is not shown any more, and of nothing else', () => {
    const selection = shown('abc', 'de')
    for (const id of ['a', 'b', 'd']) selection.toggle(id)
    selection.show([['b'], ['a', 'e']])
    expect(chosen(selection)).toBe('ab')
  })

  it('TSK-05 takes nothing again that left it when what is chosen is extended', () => {
    const selection = shown('abcdef')
    for (const id of ['a', 'b', 'd']) selection.toggle(id)
    selection.show([['b', 'c', 'd', 'e', 'f']])
    selection.keep(['d'])
    selection.extendTo('e')
    selection.show([[...'abcdef']])
    expect(chosen(selection)).toBe('de')
  })

  it('TSK-05 tells once of each change', () => {
    const selection = shown('abc')
    let heard = 0
    const leave = selection.subscribe(() => heard++)
    selection.toggle('a')
    selection.show([['a', 'b']])
    expect(heard).toBe(1)
    leave()
    selection.clear()
    expect([heard, chosen(selection)]).toEqual([1, ''])
  })
})
