import { describe, expect, it } from 'vitest'
import { type Evidence, judgeLog } from './judgeLog'
import { LogInDoubt } from './logInDoubt'

const [ours, theirs, event, another] = ['log-ours', 'log-theirs', 'event-9', 'event-x']
const identified = (logId: string) => ({ logId, madeAt: '2026-03-02T09:00:00.000Z', importedFrom: null })
const bound = (logId: string, home: Evidence['home'] = 'EventStoreDB') => ({ logId, home, acceptedAt: null })
const place = { keeper: 'the read models', position: 9, eventId: event }
const nothing: Evidence = {
  home: 'EventStoreDB',
  identity: undefined,
  end: { position: 0, eventId: null },
  boundTo: undefined,
  places: [],
  missing: undefined,
  filesOf: undefined,
}
const grown = { ...nothing, end: { position: 12, eventId: 'event-12' }, places: [place] }
const held = { ...grown, identity: identified(ours), boundTo: bound(ours), filesOf: ours }

describe('A log', () => {
  it.each<[string, string, Evidence]>([
    ['is ours where identity, database, places and files fit', 'ours', held],
    ['is ours where nobody has folded anything of it yet', 'ours', { ...held, places: [] }],
    ['is ours where the files are bound to none', 'ours', { ...held, filesOf: undefined }],
    ['is new where nothing is anywhere', 'new', nothing],
    ['is new where its beginning was broken off', 'new', { ...nothing, boundTo: bound(ours) }],
    ['is begun already where only its identity is there', 'adopt', { ...nothing, identity: identified(ours) }],
    ['of an older version is adopted where all places fit', 'adopt', grown],
    [
      'of an older version is adopted on Postgres before anything was folded',
      'adopt',
      { ...grown, home: 'Postgres', places: [] },
    ],
    ['is adopted by a database that an older version kept', 'adopt', { ...grown, identity: identified(ours) }],
  ])('%s', (_, verdict, evidence) => expect(judgeLog(evidence)).toEqual({ verdict }))

  it.each<[string, string, Evidence]>([
    ['that is empty, though the database was folded from one', 'emptyLog', { ...nothing, places: [place] }],
    [
      'that is empty, with an identity of its own',
      'emptyLog',
      { ...nothing, identity: identified(theirs), boundTo: bound(ours), places: [place] },
    ],
    [
      'that is empty where the database was bound elsewhere',
      'emptyLog',
      { ...nothing, home: 'Postgres', boundTo: bound(ours) },
    ],
    ['that is empty beside the files of another', 'emptyLog', { ...nothing, filesOf: theirs }],
    ['of another identity', 'otherLog', { ...held, identity: identified(theirs) }],
    [
      'of another identity and no events',
      'otherLog',
      { ...nothing, identity: identified(theirs), boundTo: bound(ours) },
    ],
    ['without an identity, where the database knows one', 'otherLog', { ...held, identity: undefined }],
    ['that ends before what was seen', 'shorterLog', { ...held, end: { position: 8, eventId: 'event-8' } }],
    ['with another event where one was seen', 'otherHistory', { ...held, missing: { place, found: another } }],
    ['without an event where one was seen', 'otherHistory', { ...held, missing: { place, found: null } }],
    [
      'of an older version, without an event where one was seen',
      'otherHistory',
      { ...grown, missing: { place, found: null } },
    ],
    ['of which the database knows nothing', 'otherDatabase', { ...grown, identity: identified(ours), places: [] }],
    ['of which the database of an older version knows nothing', 'otherDatabase', { ...grown, places: [] }],
    ['beside the files of another', 'otherFiles', { ...held, filesOf: theirs }],
  ])('is in doubt: one %s', (_, why, evidence) => {
    const judged = judgeLog(evidence)
    expect(judged).toMatchObject({ verdict: 'doubt', doubt: { why } })
    if (judged.verdict !== 'doubt') return
    const words = new LogInDoubt(judged.doubt).message
    expect(words).toMatch(/Nothing was changed\./)
    expect(words).toContain('accept-log')
    expect(words).not.toMatch(/undefined|null/)
  })
})
