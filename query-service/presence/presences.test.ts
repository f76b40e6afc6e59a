import { beforeEach, describe, expect, it } from 'vitest'
import { type Presence, presences, silenceMs } from './presences'

let time = 0
let store = presences(() => time)
beforeEach(() => {
  ;[time, store] = [0, presences(() => time)]
})

const writing = (isWriting: boolean) => ({ kind: 'task' as const, id: 'task', isWriting })
const tab = (parts: Partial<Presence> = {}): Presence => ({ organizationId: 'o', userId: 'ana', tab: 'a', ...parts })

describe('who is where', () => {
  it('SES-15 names the project that a tab has come to, and the one that it has left', () => {
    expect(store.note(tab({ projectId: 'p' }))).toEqual(['p'])
    expect(store.note(tab({ projectId: 'q' }))).toEqual(['p', 'q'])
    expect(store.in('o', 'p')).toEqual([])
    expect(store.in('o', 'q')).toEqual([tab({ projectId: 'q' })])
    expect(store.note(tab())).toEqual(['q'])
    expect(store.in('o', 'q')).toEqual([])
  })

  it('SES-15 names nothing when a tab says the same again, and its project when it begins to write', () => {
    store.note(tab({ projectId: 'p', at: writing(false) }))
    expect(store.note(tab({ projectId: 'p', at: writing(false) }))).toEqual([])
    expect(store.note(tab({ projectId: 'p', at: writing(true) }))).toEqual(['p'])
  })

  it('SES-15 keeps a tab that says something in time, and forgets a silent one', () => {
    store.note(tab({ projectId: 'p' }))
    store.note(tab({ userId: 'bia', projectId: 'p' }))
    time += silenceMs
    store.note(tab({ userId: 'bia', projectId: 'p' }))
    expect(store.forgetSilent()).toEqual([])
    time += 1
    expect(store.forgetSilent()).toEqual([tab({ projectId: 'p' })])
    expect(store.in('o', 'p')).toEqual([tab({ userId: 'bia', projectId: 'p' })])
  })

  it('keeps organizations apart, also where ids are the same', () => {
    store.note(tab({ projectId: 'p' }))
    expect(store.in('another', 'p')).toEqual([])
    store.note(tab({ organizationId: 'another' }))
    expect(store.in('o', 'p')).toHaveLength(1)
  })

  it('takes one tab for that of its person only', () => {
    store.note(tab({ projectId: 'p' }))
    store.note(tab({ userId: 'bia', projectId: 'q' }))
    expect(store.projectOf(tab())).toBe('p')
    expect(store.projectOf(tab({ userId: 'bia' }))).toBe('q')
  })

  it('keeps the twenty tabs of a person that spoke last', () => {
    for (let number = 0; number < 1000; number += 1) store.note(tab({ tab: `${number}`, projectId: 'p' }))
    store.note(tab({ userId: 'bia', projectId: 'p' }))
    expect(store.in('o', 'p')).toHaveLength(21)
    expect(store.in('o', 'p').map((presence) => presence.tab)).toContain('999')
  })
})
