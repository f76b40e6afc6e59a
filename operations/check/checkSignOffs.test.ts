import { createHash } from 'node:crypto'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { describe, expect, it } from 'vitest'
import { checkSignOffs } from './checkSignOffs'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const [bia, caio] = ['bia', 'caio']
const requested = (round: number, content: string) =>
  ['SignOffRequested', { round, content, contentHash: hash(content), approverIds: [bia] }] as const
const by = (type: string, round: number, content: string, userId = bia) =>
  [type, { round, contentHash: hash(content), userId }] as const
const voided = (kind = 'edited') => ['SignOffVoided', { because: { kind } }] as const
const filled = ['DocumentFieldFilled', {}] as const
const moved = ['DocumentFieldMoved', {}] as const
const attached = ['FileAttached', {}] as const
const projectDeleted = ['ProjectDeleted', {}] as const
const detached = ['FileRemoved', {}] as const
const described = ['FileDescribed', {}] as const
const approved = [
  requested(1, 'A'),
  by('SignOffViewed', 1, 'A'),
  by('SignOffAccepted', 1, 'A'),
  by('DocumentApproved', 1, 'A'),
]

const inLog = { stream: 'document-d', projectId: 'p', metadata: '{}' }

function found(...events: (readonly [string, object])[]): readonly string[] {
  const checked = checkSignOffs()
  for (const [revision, [type, data]] of events.entries())
    checked.take({ ...inLog, type, revision, data: JSON.stringify(data) } as RecordedEvent)
  checked.end()
  return checked.violations.named()
}

describe('I10', () => {
  it('DOC-04 DOC-05 holds for what the rules do', () => {
    expect(found(...approved)).toEqual([])
    expect(
      found(filled, ...approved, filled, filled, voided(), requested(2, 'B'), by('SignOffViewed', 2, 'B')),
    ).toEqual([])
    expect(found(...approved, moved)).toEqual([])
    expect(found(attached, ...approved, described, detached, voided())).toEqual([])
    expect(found(attached, ...approved, projectDeleted, detached)).toEqual([])
    expect(found(...approved, ['SignOffRequestWithdrawn', {}], voided('withdrawn'), filled)).toEqual([])
    expect(found(requested(1, 'A'), by('SignOffViewed', 1, 'A'), by('DocumentReturned', 1, 'A'), filled)).toEqual([])
  })

  it.each([
    [
      'content that is not the one of its hash',
      [['SignOffRequested', { ...requested(1, 'A')[1], content: 'B' }] as const],
    ],
    ['an approval of other content', [...approved.slice(0, 3), by('DocumentApproved', 1, 'B')]],
    ['an approval of another round', [...approved.slice(0, 3), by('DocumentApproved', 2, 'A')]],
    ['an approval by somebody who was not asked', [...approved, by('DocumentApproved', 1, 'A', caio)]],
    [
      'an approval that was not accepted',
      [approved[0], approved[1], approved[3]].filter((event) => event !== undefined),
    ],
    ['something accepted unseen', [requested(1, 'A'), by('SignOffAccepted', 1, 'A')]],
    ['an approval where nobody was asked', [by('DocumentApproved', 1, 'A')]],
    [
      'an approval after the request was taken back',
      [...approved.slice(0, 3), ['SignOffRequestWithdrawn', {}] as const, by('DocumentApproved', 1, 'A')],
    ],
    ['an approval that outlives a change', [...approved, filled]],
    ['an approval that outlives a file it was given with', [attached, ...approved, detached]],
    ['an approval that outlives a file that came later', [...approved, attached]],
    ['an approval that a deletion of its project came after, too late', [...approved, detached, projectDeleted]],
    [
      'an approval after a change that voided nothing',
      [...approved.slice(0, 3), filled, by('DocumentApproved', 1, 'A')],
    ],
    ['an approval of what was voided', [...approved, filled, voided(), by('DocumentApproved', 1, 'A')]],
  ])('DOC-04 DOC-05 finds %s', (_, events) => expect(found(...events)).toHaveLength(1))
})
