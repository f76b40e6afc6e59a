import type { Actor } from '@prumo/contracts/access'
import { signingSentences } from '@prumo/contracts/documents/signingTexts'
import { signOffCommands, signOffEvents } from '@prumo/contracts/documents/signOff'
import type { Message } from '@prumo/contracts/message'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { times } from '../../test/run/length'
import { sha256 } from './sha256'
import { afterChange, decideSignOff, requestSignOff } from './signOff'
import { evolveSignOff, noSignOff, type SignOff, standingOf } from './signOffState'

/** Where a document stands by its sign-off: on approval, or done, or as it is without one. */
const statusBySignOff = (signOff: SignOff) => {
  const standing = standingOf(signOff)
  return standing === 'asked' ? 'onApproval' : standing === 'approved' ? 'done' : undefined
}

const [projectId, documentId, signatureId] = ['1', '2', '3'].map(
  (end) => `00000000-0000-4000-8000-00000000070${end}`,
) as [string, string, string]
const bia = '00000000-0000-4000-8000-00000000000b'
const caio = '00000000-0000-4000-8000-00000000000c'
const outsider = '00000000-0000-4000-8000-00000000000d'
const who = (userId: string): Actor => ({ ...ann, userId })
const project = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: ann.userId,
  roles: { [bia]: ['stakeholder'] as const },
}
const by = (userId: string, when = at): By => ({ actor: who(userId), at: when, project })
const minutesLater = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

const contentOf = (value: string) =>
  canonicalJson({ title: 'Laudo', sections: [], values: [{ fieldId: documentId, value }] })
const about = (value: string, approverIds = [bia, caio]) => ({
  projectId,
  documentId,
  content: contentOf(value),
  version: 3,
  approverIds,
  authorId: ann.userId,
})
const place = (value: string, round = 1) => ({ projectId, documentId, round, contentHash: sha256(contentOf(value)) })
const signing = {
  signer: { name: 'Bia Rocha', email: 'bia@obra.example', salt: 'grain' },
  organizationName: 'Construtora Horizonte',
  identityBasis: 'addedByAdministrator' as const,
  credentialState: { setBySigner: true, changedAt: at },
  reauthenticatedAt: at,
  files: [],
}
const approval = (value: string, round = 1, more: object = {}) => ({
  ...place(value, round),
  signatureId,
  language: 'pt-BR' as const,
  opinion: 'De acordo.',
  ...signing,
  ...more,
})
const consentTextId = 'simple-signature-1' as const

const fold = (events: readonly Message[], signOff: SignOff = noSignOff): SignOff =>
  events.reduce(
    (next, { type, data }) =>
      evolveSignOff[type as keyof typeof evolveSignOff](
        data as never,
        next,
        (data as { testAt?: string }).testAt ?? at,
      ),
    signOff,
  )
const requested = (value = 'A', approvers = [bia, caio]) =>
  fold(requestSignOff(about(value, approvers), noSignOff, by(ann.userId)))
const viewed = (userId: string, from: SignOff, value = 'A', round = 1) =>
  fold(decideSignOff.ViewForSignOff(place(value, round), from, by(userId)), from)
const accepted = (userId: string, from: SignOff, value = 'A', round = 1) => {
  const seen = viewed(userId, from, value, round)
  return fold(decideSignOff.AcceptSignOff({ ...place(value, round), consentTextId }, seen, by(userId)), seen)
}
const approved = (userId: string, from: SignOff, id = signatureId) => {
  const ready = accepted(userId, from)
  return fold(decideSignOff.ApproveDocument(approval('A', 1, { signatureId: id }), ready, by(userId)), ready)
}
const another = '00000000-0000-4000-8000-000000000704'
const allApproved = () => approved(caio, approved(bia, requested()), another)
const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
  return 'nothing refused'
}

describe('A request for sign-off', () => {
  it('DOC-04 a request freezes the canonical content and names its hash and the approvers', () => {
    const [event] = requestSignOff(about('A'), noSignOff, by(ann.userId))
    expect(event).toMatchObject({
      type: 'SignOffRequested',
      data: { round: 1, content: contentOf('A'), contentHash: sha256(contentOf('A')), approverIds: [bia, caio] },
    })
    expect(signOffEvents.SignOffRequested.safeParse(event?.data).success).toBe(true)
  })

  it('DOC-04 refuses a second request while the first stands', () => {
    expect(refusal(() => requestSignOff(about('A'), requested(), by(ann.userId)))).toBe('signOff.alreadyAsked')
    expect(refusal(() => requestSignOff(about('A'), allApproved(), by(ann.userId)))).toBe('signOff.alreadyAsked')
  })

  it('DOC-02 refuses a request without an approver', () =>
    expect(refusal(() => requestSignOff(about('A', []), noSignOff, by(ann.userId)))).toBe('signOff.approverMissing'))

  it('DOC-03 a request puts the document on approval, and it is done once everybody has approved', () => {
    expect(statusBySignOff(noSignOff)).toBeUndefined()
    expect(statusBySignOff(requested())).toBe('onApproval')
    expect(statusBySignOff(approved(bia, requested()))).toBe('onApproval')
    expect(statusBySignOff(allApproved())).toBe('done')
  })
})

describe('An approver who can no longer come', () => {
  const note = (userId: string, signOff: SignOff) =>
    decideSignOff.NoteLostApprover({ projectId, documentId, userId }, signOff)

  it('DOC-04 is noted once in the round that waits for them, for whoever asked', () => {
    const noted = note(bia, requested())
    expect(noted).toEqual([
      { type: 'SignOffApproverLostAccess', data: { ...place('A'), userId: bia, requestedById: ann.userId } },
    ])
    expect(signOffEvents.SignOffApproverLostAccess.safeParse(noted[0]?.data).success).toBe(true)
    const after = fold(noted, requested())
    expect(note(bia, after)).toEqual([])
    expect(note(caio, after)).toHaveLength(1)
  })

  it('DOC-04 is not noted once they have decided, where nobody waits, nor who is not asked', () => {
    expect(note(bia, approved(bia, requested()))).toEqual([])
    expect(note(bia, noSignOff)).toEqual([])
    expect(note(outsider, requested())).toEqual([])
    const withdrawal = { projectId, documentId, round: 1, reason: 'Falta um anexo' }
    expect(note(bia, fold(decideSignOff.WithdrawSignOffRequest(withdrawal, requested()), requested()))).toEqual([])
  })
})

describe('An approver', () => {
  it('DOC-04 an approver views, accepts and approves, in this order', () => {
    const seen = viewed(bia, requested())
    expect(refusal(() => decideSignOff.AcceptSignOff({ ...place('A'), consentTextId }, requested(), by(bia)))).toBe(
      'signOff.notViewed',
    )
    expect(refusal(() => decideSignOff.ApproveDocument(approval('A'), seen, by(bia)))).toBe('signOff.notAccepted')
    const [event] = decideSignOff.ApproveDocument(approval('A'), accepted(bia, requested()), by(bia, minutesLater(2)))
    expect(event).toMatchObject({
      type: 'DocumentApproved',
      data: {
        ...place('A'),
        signatureId,
        userId: bia,
        documentVersion: 3,
        canonicalization: 'RFC8785',
        signer: signing.signer,
        signerHash: sha256(canonicalJson(signing.signer)),
        signerRole: 'stakeholder',
        identityBasis: 'addedByAdministrator',
        organizationName: 'Construtora Horizonte',
        authorityBasis: { rule: 'approverOfDocument', requestedById: ann.userId },
        meaning: { act: 'approve', sentence: signingSentences.approve['pt-BR'], language: 'pt-BR' },
        consentTextId,
        opinion: 'De acordo.',
        requestedAt: at,
        viewedAt: at,
        acceptedAt: at,
        reauthentication: { method: 'password', at, ageSeconds: 120 },
        assurance: 'simple',
        credentialState: { setBySigner: true, changedAt: at },
        supersedes: null,
        separationOfDuties: { authorId: ann.userId, soleApprover: false, distinct: true },
      },
    })
    expect(signOffEvents.DocumentApproved.safeParse(event?.data).error).toBeUndefined()
  })

  it.each(['ViewForSignOff', 'AcceptSignOff', 'ApproveDocument', 'ReturnDocument'] as const)(
    'DOC-04 refuses people who are no approvers: %s',
    (type) => {
      const data = { ...approval('A'), consentTextId, reason: 'Não sou aprovador' }
      expect(refusal(() => decideSignOff[type](data, requested(), by(outsider)))).toBe('signOff.notApprover')
      expect(refusal(() => decideSignOff[type](data, requested(), by(ann.userId)))).toBe('signOff.notApprover')
      expect(refusal(() => decideSignOff[type](data, noSignOff, by(bia)))).toBe('signOff.notAsked')
    },
  )

  it('DOC-04 each act of an approver is recorded once', () => {
    const done = approved(bia, requested())
    expect(decideSignOff.ViewForSignOff(place('A'), done, by(bia))).toEqual([])
    expect(decideSignOff.AcceptSignOff({ ...place('A'), consentTextId }, done, by(bia))).toEqual([])
    expect(decideSignOff.ApproveDocument(approval('A'), done, by(bia))).toEqual([])
    const again = approval('A', 1, { signatureId: another })
    expect(refusal(() => decideSignOff.ApproveDocument(again, done, by(bia)))).toBe('signOff.alreadyDecided')
    expect(refusal(() => decideSignOff.ReturnDocument({ ...again, reason: 'Mudei de ideia' }, done, by(bia)))).toBe(
      'signOff.alreadyDecided',
    )
  })

  it('DOC-04 refuses the signature id of another person', () => {
    const ready = accepted(caio, approved(bia, requested()))
    expect(refusal(() => decideSignOff.ApproveDocument(approval('A'), ready, by(caio)))).toBe(
      'signOff.signatureIdTaken',
    )
  })

  it.each([
    ['never typed the password in this session', { reauthenticatedAt: null }, 'signOff.reauthenticate'],
    ['typed it too long ago', { reauthenticatedAt: minutesLater(-6) }, 'signOff.reauthenticate'],
    [
      'has a password that an administrator chose',
      { credentialState: { setBySigner: false, changedAt: at } },
      'signOff.passwordOfAnother',
    ],
  ])('DOC-04 refuses the signature of somebody who %s', (_, more, code) => {
    const ready = accepted(bia, requested())
    expect(refusal(() => decideSignOff.ApproveDocument(approval('A', 1, more), ready, by(bia)))).toBe(code)
    const returned = { ...approval('A', 1, more), reason: 'Falta a planta' }
    expect(refusal(() => decideSignOff.ReturnDocument(returned, ready, by(bia)))).toBe(code)
  })

  it.each(['', '  '])('DOC-04 refuses to return a document with the reason %j', (reason) => {
    const data = { ...place('A'), signatureId, language: 'en', reason, attachments: [] }
    expect(signOffCommands.ReturnDocument.safeParse(data).success).toBe(false)
  })

  it('DOC-04 a return after approvals of others makes these void', () => {
    const from = viewed(caio, approved(bia, requested()))
    const data = { ...approval('A', 1, { signatureId: another }), reason: 'Falta a planta' }
    const events = decideSignOff.ReturnDocument(data, from, by(caio))
    expect(events).toMatchObject([
      { type: 'DocumentReturned', data: { reason: 'Falta a planta', meaning: { act: 'return' }, acceptedAt: null } },
      {
        type: 'SignOffVoided',
        data: { because: { kind: 'returned' }, before: { approvals: [{ signatureId, userId: bia, at }] } },
      },
    ])
    for (const { type, data } of events) expect(signOffEvents[type].safeParse(data).error).toBeUndefined()
    const after = fold(events, from)
    expect(standingOf(after)).toBe('returned')
    expect(decideSignOff.ReturnDocument(data, after, by(caio))).toEqual([])
    expect(refusal(() => decideSignOff.ViewForSignOff(place('A'), after, by(bia)))).toBe('signOff.notAsked')
    expect(requestSignOff(about('A'), after, by(ann.userId))).toMatchObject([{ data: { round: 2 } }])
  })
})

describe('A change of the document', () => {
  const change = { by: 'DocumentFieldFilled', fieldId: documentId }

  it('DOC-05 a changed content voids every approval and begins a new round, in one append', () => {
    const events = afterChange(about('B'), allApproved(), change, by(ann.userId))
    expect(events).toMatchObject([
      {
        type: 'SignOffVoided',
        data: {
          ...place('A'),
          because: { kind: 'edited', ...change },
          before: {
            approvals: [
              { signatureId, userId: bia, at },
              { signatureId: another, userId: caio, at },
            ],
            acceptedBy: [bia, caio],
          },
        },
      },
      { type: 'SignOffRequested', data: { ...place('B', 2), content: contentOf('B'), approverIds: [bia, caio] } },
    ])
    for (const { type, data } of events) expect(signOffEvents[type].safeParse(data).error).toBeUndefined()
    expect(statusBySignOff(fold(events, allApproved()))).toBe('onApproval')
  })

  it('DOC-05 an unchanged content keeps everything', () =>
    expect(afterChange(about('A'), allApproved(), change, by(ann.userId))).toEqual([]))

  it('DOC-05 a change without a round under way begins none', () => {
    expect(afterChange(about('B'), noSignOff, change, by(ann.userId))).toEqual([])
    const withdrawn = fold(
      decideSignOff.WithdrawSignOffRequest({ ...place('A'), reason: 'Cedo demais' }, requested()),
      requested(),
    )
    expect(afterChange(about('B'), withdrawn, change, by(ann.userId))).toEqual([])
  })

  it('DOC-05 refuses an approval of the content before, and shows the differences', () => {
    const before = accepted(bia, requested())
    const after = fold(afterChange(about('B'), before, change, by(ann.userId)), before)
    expect(() => decideSignOff.ApproveDocument(approval('A'), after, by(bia))).toThrow(
      expect.objectContaining({
        code: 'document.contentChanged',
        details: {
          round: 2,
          contentHash: sha256(contentOf('B')),
          differences: [{ path: `values.${documentId}.value`, before: 'A', after: 'B' }],
        },
      }),
    )
  })

  it.each([
    ['a hash of nothing that was asked', { contentHash: sha256('forged') }],
    ['the content of now under a round that is over', { round: 1 }],
    ['a round that is still to come', { round: 9 }],
  ])('DOC-05 refuses an approval that names %s', (_, forged) => {
    const before = accepted(bia, requested())
    const now = accepted(bia, fold(afterChange(about('B'), before, change, by(ann.userId)), before), 'B', 2)
    expect(refusal(() => decideSignOff.ApproveDocument(approval('B', 2, forged), now, by(bia)))).toBe(
      'document.contentChanged',
    )
    expect(decideSignOff.ApproveDocument(approval('B', 2), now, by(bia))).toHaveLength(1)
  })

  it('DOC-05 a superseded signature stays on record', () => {
    const before = allApproved()
    const after = fold(afterChange(about('B'), before, change, by(ann.userId)), before)
    const ready = accepted(bia, after, 'B', 2)
    const third = '00000000-0000-4000-8000-000000000705'
    const events = decideSignOff.ApproveDocument(approval('B', 2, { signatureId: third }), ready, by(bia))
    expect(events).toMatchObject([{ data: { supersedes: signatureId } }])
    expect(refusal(() => decideSignOff.ApproveDocument(approval('B', 2), ready, by(bia)))).toBe(
      'signOff.signatureIdTaken',
    )
  })
})

describe('A request that is taken back', () => {
  const withdraw = (signOff: SignOff, round = 1) =>
    decideSignOff.WithdrawSignOffRequest({ ...place('A', round), reason: 'Cedo demais' }, signOff)

  it('DOC-04 DOC-03 a withdrawal opens the document again, also when it was done, and voids approvals', () => {
    expect(withdraw(requested())).toMatchObject([{ type: 'SignOffRequestWithdrawn', data: { reason: 'Cedo demais' } }])
    const events = withdraw(allApproved())
    expect(events).toMatchObject([{}, { type: 'SignOffVoided', data: { because: { kind: 'withdrawn' } } }])
    for (const { type, data } of events) expect(signOffEvents[type].safeParse(data).error).toBeUndefined()
    expect(statusBySignOff(fold(events, allApproved()))).toBeUndefined()
    expect(withdraw(fold(events, allApproved()))).toEqual([])
  })

  it('DOC-04 only the request that stands can be withdrawn', () => {
    expect(refusal(() => withdraw(noSignOff))).toBe('signOff.notAsked')
    expect(refusal(() => withdraw(requested(), 2))).toBe('signOff.notAsked')
  })
})

describe('Whatever happens in whatever order', () => {
  /** What the sign-off is, told as simply as it can be told. */
  type Model = {
    content: string
    requested: string | null
    round: number
    accepted: Set<string>
    approved: Set<string>
    viewed: Set<string>
  }
  const people = [bia, caio, outsider]
  const step = fc.record({
    what: fc.constantFrom('request', 'edit', 'view', 'accept', 'approve', 'approve', 'return', 'withdraw'),
    who: fc.constantFrom(...people),
    value: fc.constantFrom('A', 'B', 'C'),
    /** Whether it names the content of now, or whatever this person saw before. */
    names: fc.constantFrom('now', 'now', 'now', 'before'),
  })

  it('T10 DOC-04 DOC-05 nobody approves what was not requested, nor without having seen and accepted it', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const model: Model = {
          content: 'A',
          requested: null,
          round: 0,
          accepted: new Set(),
          approved: new Set(),
          viewed: new Set(),
        }
        const fresh = (value: string | null) => {
          Object.assign(model, { requested: value, viewed: new Set(), accepted: new Set(), approved: new Set() })
          if (value !== null) model.round++
        }
        let signOff = noSignOff
        let signatures = 0
        let old = place('A', 1)
        for (const { what, who: person, value, names } of steps) {
          const current = place(model.requested ?? model.content, Math.max(1, model.round))
          const named = names === 'now' ? current : old
          const isNow = named.round === current.round && named.contentHash === current.contentHash
          const isOpen = model.requested !== null && model.round > 0 && isNow && person !== outsider
          const rules: Record<string, () => [Message[], boolean, () => void]> = {
            request: () => [
              attempt(() => requestSignOff(about(model.content), signOff, by(ann.userId))),
              model.requested === null,
              () => fresh(model.content),
            ],
            edit: () => [
              attempt(() =>
                afterChange(about(value), signOff, { by: 'DocumentFieldFilled', fieldId: null }, by(ann.userId)),
              ),
              model.requested !== null && value !== model.requested,
              () => fresh(value),
            ],
            view: () => [
              attempt(() => decideSignOff.ViewForSignOff(named, signOff, by(person))),
              isOpen && !model.viewed.has(person),
              () => model.viewed.add(person),
            ],
            accept: () => [
              attempt(() => decideSignOff.AcceptSignOff({ ...named, consentTextId }, signOff, by(person))),
              isOpen && model.viewed.has(person) && !model.accepted.has(person),
              () => model.accepted.add(person),
            ],
            approve: () => [
              attempt(() =>
                decideSignOff.ApproveDocument(
                  { ...approval('A'), ...named, signatureId: idOf(++signatures) },
                  signOff,
                  by(person),
                ),
              ),
              isOpen && model.accepted.has(person) && !model.approved.has(person),
              () => model.approved.add(person),
            ],
            return: () => [
              attempt(() =>
                decideSignOff.ReturnDocument(
                  { ...approval('A'), ...named, reason: 'Não', signatureId: idOf(++signatures) },
                  signOff,
                  by(person),
                ),
              ),
              isOpen && model.viewed.has(person) && !model.approved.has(person),
              () => fresh(null),
            ],
            withdraw: () => [
              attempt(() => decideSignOff.WithdrawSignOffRequest({ ...current, reason: 'Não' }, signOff)),
              model.requested !== null,
              () => fresh(null),
            ],
          }
          const [events, expected, happened] = rules[what]?.() ?? [[], false, () => {}]
          expect(events.length > 0, `${what} by ${person}`).toBe(expected)
          if (names === 'before') old = current
          if (what === 'edit') model.content = value
          if (expected) happened()
          signOff = fold(events, signOff)
          expect(statusBySignOff(signOff)).toBe(
            model.requested === null ? undefined : model.approved.size === 2 ? 'done' : 'onApproval',
          )
        }
      }),
      { numRuns: times(1000, 10_000) },
    ))

  const idOf = (count: number) => `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`
  const attempt = (act: () => Message[]): Message[] => {
    try {
      return act()
    } catch (error) {
      if (error instanceof Refused) return []
      throw error
    }
  }
})
