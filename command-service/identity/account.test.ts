import {
  type AccountEvent,
  accountCommands,
  accountEvents,
  accountUpcasts,
  type Person,
} from '@prumo/contracts/identity/account'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { claim } from '../naming/claim'
import { type AccountCommand, account, typedPasswordEndsAt } from './account'

const { userId, organizationId } = ann
const bia = '00000000-0000-4000-8000-00000000000b'
const [first, second, third] = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000050${end}`) as [
  string,
  string,
  string,
]
const [early, late] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000060${end}`) as [string, string]
const [proofId, otherProof] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000070${end}`) as [string, string]
const sessionRef = 'session of Ann'
const person: Person = { name: 'Ana', lastName: 'Souza', email: 'ana@obra.example', areaCode: '031', phone: '99988776' }

const given = givenOf(account)
/** The history happened at nine; the command is given at this time. */
const givenAt = (time: string) => givenOf(account, { actor: { kind: 'visitor' }, at: `2026-03-02T${time}Z` })

const signUp = {
  userId,
  organizationId,
  ...person,
  password: 'prumo-42',
  termsAccepted: true,
  companyName: 'Horizonte',
  size: '10-49',
  segment: 'services',
  position: 'analyst',
  needs: ['academicWork'],
  language: 'pt-BR',
}

describe('Signing up', () => {
  it('ACC-04 sign-up accepts every field of the form', () =>
    expect(accountCommands.SignUp.safeParse(signUp)).toMatchObject({ success: true }))

  it.each(Object.keys(signUp))('ACC-04 needs %s', (field) =>
    expect(faultsOf({ ...signUp, [field]: undefined })).toEqual([field]),
  )

  it.each([
    ['name', ' '],
    ['lastName', ''],
    ['email', 'ana@obra'],
    ['email', 'ana.obra.example'],
    ['areaCode', '31'],
    ['areaCode', '0311'],
    ['areaCode', '03a'],
    ['phone', '9998877'],
    ['phone', '99988776655'],
    ['phone', '9998-8776'],
    ['password', 'prum-42'],
    ['password', 'pr-12345'],
    ['password', 'prumos-4'],
    ['termsAccepted', false],
    ['companyName', ' '],
    ['size', '1-10'],
    ['segment', 'farming'],
    ['position', 'boss'],
    ['needs', []],
    ['needs', ['other', 'other']],
  ])('ACC-04 sign-up refuses %s %j', (field, value) => expect(faultsOf({ ...signUp, [field]: value })).toEqual([field]))

  it.each([
    ['phone', '12345678'],
    ['phone', '1234567890'],
    ['password', 'abc12345'],
  ])('ACC-04 sign-up accepts %s %j', (field, value) => expect(faultsOf({ ...signUp, [field]: value })).toEqual([]))

  it('ACC-06 refuses an e-mail that somebody has, until it is released', () => {
    const naming = (holderId: string) => ({ kind: 'email' as const, name: 'hash of ana@obra.example', holderId })
    const held = { type: 'NameClaimed', data: { kind: 'email', holderId: userId } } as const
    const released = { type: 'NameReleased', data: { kind: 'email', holderId: userId } } as const
    const claimed = givenOf(claim)
    claimed()
      .when({ type: 'ClaimName', data: naming(userId) })
      .then(held)
    claimed(held)
      .when({ type: 'ClaimName', data: naming(userId) })
      .thenNothing()
    claimed(held)
      .when({ type: 'ClaimName', data: naming(bia) })
      .thenRefused('account.emailTaken')
    claimed(held)
      .when({ type: 'ReleaseName', data: naming(userId) })
      .then(released)
    claimed(held)
      .when({ type: 'ReleaseName', data: naming(bia) })
      .thenNothing()
    claimed(held, released)
      .when({ type: 'ClaimName', data: naming(bia) })
      .then({ type: 'NameClaimed', data: { kind: 'email', holderId: bia } })
  })
})

describe('Opening an account', () => {
  it('ACC-04 an account records its person and the answers of the sign-up', () =>
    given().when(open()).then(opened({}, 'mailed'), proofRequested()))

  it('an account is opened once, however often the command is sent', () => given(opened()).when(open()).thenNothing())

  it('refuses the id of another account', () =>
    given(opened())
      .when(open({ credentialId: second }))
      .thenRefused('account.idTaken'))
})

describe('Proving an address', () => {
  const unproven = opened({}, 'mailed')
  const use = (id = proofId) => ask('UseProof', { proofId: id })
  const openProof = (id: string) => ask('OpenProof', { proofId: id })

  it('SUB-02 an account of before counts as proven, and a new one does not', () => {
    expect(accountAfter(opened())?.emailProven).toBe(true)
    expect(accountAfter(unproven)?.emailProven).toBe(false)
    const before = { ...opening({}) }
    expect(accountUpcasts.AccountOpened[0](before)).toEqual({ ...before, addressProof: 'assumed' })
  })

  it('ORG-02 whoever was added is invited, whoever signed up confirms', () => {
    given()
      .when(open({ passwordChosenFor: true }))
      .then(opened({ passwordChosenFor: true }, 'mailed'), proofRequested(proofId, 'invitation'))
    given(unproven, proofRequested(proofId, 'invitation')).when(use()).then(proven('invitation'))
    given(unproven, proofRequested()).when(use()).then(proven('confirmation'))
  })

  it('SUB-02 an address is proven once, by any of the links that were mailed', () => {
    given(unproven, proofRequested(), proofRequested(otherProof)).when(use()).then(proven('confirmation'))
    given(unproven, proofRequested(), proofRequested(otherProof)).when(use(otherProof)).then(proven('confirmation'))
    given(unproven, proofRequested(), proven('confirmation')).when(use()).thenNothing()
    expect(accountAfter(unproven, proofRequested(), proven('confirmation'))).toMatchObject({
      emailProven: true,
      proofs: [],
    })
  })

  it('SUB-02 refuses a link that was not mailed, and one of more than seven days', () => {
    given(unproven, proofRequested()).when(use(otherProof)).thenRefused('account.proofInvalid')
    const late = (time: string) => givenOf(account, { actor: { kind: 'visitor' }, at: `2026-03-09T${time}Z` })
    late('09:00:00.000')(unproven, proofRequested()).when(use()).then(proven('confirmation'))
    late('09:00:00.001')(unproven, proofRequested()).when(use()).thenRefused('account.proofInvalid')
  })

  it('SUB-02 another link is mailed on request, until the address is proven', () => {
    given(unproven, proofRequested()).when(openProof(otherProof)).then(proofRequested(otherProof))
    given(unproven, proofRequested()).when(openProof(proofId)).thenNothing()
    given(unproven, proofRequested(), proven('confirmation'))
      .when(openProof(otherProof))
      .thenRefused('account.emailAlreadyProven')
    given(opened()).when(openProof(proofId)).thenRefused('account.emailAlreadyProven')
  })

  it('SUB-02 a recovery proves the address as well, once', () => {
    const recover = ask('UseRecovery', { recoveryId: early, credentialId: second })
    given(unproven, requested(early)).when(recover).then(recovered(early), proven('recovery'))
    given(unproven, proofRequested(), proven('confirmation'), requested(early)).when(recover).then(recovered(early))
  })
})

describe('Signing in and out', () => {
  it.each(['password', 'google', 'microsoft'] as const)('each sign-in is recorded, by %s', (method) => {
    const signedIn: AccountEvent = { type: 'SignedIn', data: { userId, method, sessionRef } }
    given(opened()).when(ask('RecordSignIn', { method, sessionRef })).then(signedIn)
    given(opened(), signedIn)
      .when(ask('RecordSignIn', { method, sessionRef: 'another session' }))
      .then({ type: 'SignedIn', data: { userId, method, sessionRef: 'another session' } })
  })

  it('refuses a password that was changed meanwhile', () => {
    const by = (credentialId: string) => ask('RecordSignIn', { method: 'password', sessionRef, credentialId })
    const signedIn: AccountEvent = { type: 'SignedIn', data: { userId, method: 'password', sessionRef } }
    given(opened()).when(by(first)).then(signedIn)
    given(opened(), changed(second)).when(by(first)).thenRefused('account.passwordWrong')
    given(opened(), changed(second)).when(by(second)).then(signedIn)
  })

  it('API-06 a session in another window is recorded as such, with the session it came from', () => {
    const taken = { sessionRef: 'another session', fromSessionRef: sessionRef }
    given(opened())
      .when(ask('RecordHandOff', taken))
      .then({ type: 'SessionHandedOff', data: { userId, ...taken } })
  })

  it('the end of a session is recorded', () =>
    given(opened())
      .when(ask('RecordSignOut', { sessionRef }))
      .then({ type: 'SignedOut', data: { userId, sessionRef } }))

  it('signing in and out changes nothing of the account', () => {
    const before = accountAfter(opened())
    const method = 'password'
    expect(accountAfter(opened(), { type: 'SignedIn', data: { userId, method, sessionRef } })).toEqual(before)
    expect(accountAfter(opened(), { type: 'SignedOut', data: { userId, sessionRef } })).toEqual(before)
    const handedOff = { userId, sessionRef: 'another session', fromSessionRef: sessionRef }
    expect(accountAfter(opened(), { type: 'SessionHandedOff', data: handedOff })).toEqual(before)
  })
})

describe('Changing a password', () => {
  it('ACC-11 a changed password is another credential', () =>
    given(opened())
      .when(ask('UseCredential', { credentialId: second }))
      .then(changed(second)))

  it('ACC-11 a change to the same credential does nothing', () => {
    given(opened())
      .when(ask('UseCredential', { credentialId: first }))
      .thenNothing()
    given(opened(), changed(second))
      .when(ask('UseCredential', { credentialId: second }))
      .thenNothing()
  })

  it('ACC-11 a changed password ends the duty to change one that another person chose', () => {
    const chosenFor = opened({ passwordChosenFor: true })
    expect(accountAfter(opened())?.mustChangePassword).toBe(false)
    expect(accountAfter(chosenFor)?.mustChangePassword).toBe(true)
    expect(accountAfter(chosenFor, changed(second))).toMatchObject({ credentialId: second, mustChangePassword: false })
  })

  it('ACC-11 a changed password ends the 24 hours of one that another person chose', () => {
    const endsAfter = (...history: AccountEvent[]) => {
      const state = accountAfter(...history)
      return state && typedPasswordEndsAt(state)
    }
    expect(endsAfter(opened({ passwordChosenFor: true }))).toBe(Date.parse('2026-03-03T09:00:00Z'))
    expect(endsAfter(opened({ passwordChosenFor: true }), changed(second))).toBeUndefined()
    expect(endsAfter(opened())).toBeUndefined()
  })

  it.each([
    ['prumo-42', true],
    ['prum-42', false],
    ['pr-12345', false],
    ['prumos-4', false],
  ])('ACC-11 checks %j by the rule of sign-up', (password, accepted) =>
    expect(accountCommands.ChangePassword.safeParse({ currentPassword: 'x', password }).success).toBe(accepted),
  )
})

describe('Recovering a password', () => {
  const use = (recoveryId: string, credentialId = second) => ask('UseRecovery', { recoveryId, credentialId })

  it('ACC-03 a recovery begins with a request', () =>
    given(opened())
      .when(ask('OpenRecovery', { recoveryId: early }))
      .then(requested(early)))

  it('ACC-03 two requests of the same id are one', () =>
    given(opened(), requested(early))
      .when(ask('OpenRecovery', { recoveryId: early }))
      .thenNothing())

  it('ACC-03 a recovery makes another credential', () => {
    given(opened(), requested(early)).when(use(early)).then(recovered(early))
    expect(accountAfter(opened({ passwordChosenFor: true }), requested(early), recovered(early))).toMatchObject({
      credentialId: second,
      mustChangePassword: false,
      recoveries: [],
    })
  })

  it('ACC-03 a recovery happens once, however often it is sent', () =>
    given(opened(), requested(early), recovered(early)).when(use(early)).thenNothing())

  it('ACC-03 refuses a recovery that was not requested', () =>
    given(opened()).when(use(early)).thenRefused('account.recoveryInvalid'))

  it('ACC-03 refuses to use a recovery a second time', () =>
    given(opened(), requested(early), recovered(early)).when(use(early, third)).thenRefused('account.recoveryInvalid'))

  it('ACC-03 a further request ends no earlier one: a stranger cannot keep anybody from recovering', () => {
    given(opened(), requested(early), requested(late)).when(use(early)).then(recovered(early))
    given(opened(), requested(early), requested(late)).when(use(late)).then(recovered(late))
  })

  it('ACC-03 the first that is used ends all others', () =>
    given(opened(), requested(early), requested(late), recovered(early))
      .when(use(late, third))
      .thenRefused('account.recoveryInvalid'))

  it('ACC-03 refuses a recovery after half an hour', () => {
    givenAt('09:30:00.000')(opened(), requested(early)).when(use(early)).then(recovered(early))
    givenAt('09:30:00.001')(opened(), requested(early)).when(use(early)).thenRefused('account.recoveryInvalid')
  })
})

describe('Whatever is asked of an account', () => {
  const anyOf = fc.constantFrom
  const credentialId = anyOf(first, second, third)
  const recoveryId = anyOf(early, late)
  const commands: fc.Arbitrary<AccountCommand> = fc.oneof(
    fc.constant(open()),
    credentialId.map((id) => ask('UseCredential', { credentialId: id })),
    recoveryId.map((id) => ask('OpenRecovery', { recoveryId: id })),
    fc.constant(ask('OpenProof', { proofId: otherProof })),
    fc.constant(ask('UseProof', { proofId })),
    fc.record({ recoveryId, credentialId }).map((ids) => ask('UseRecovery', ids)),
    fc.constant(ask('RecordSignIn', { method: 'password', sessionRef })),
  )
  /** Commands that come some minutes after each other. */
  const histories = fc
    .array(fc.record({ command: commands, minutes: fc.nat(20) }), { maxLength: 40, size: 'max' })
    .map((sent) => {
      let minute = 0
      return obeyAll(account, [
        { command: open(), by: byAt(0) },
        ...sent.map(({ command, minutes }) => {
          minute += minutes
          return { command, by: byAt(minute) }
        }),
      ])
    })

  it('ACC-03 a recovery was requested half an hour ago at most, with no other password since', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const recorded = history.flatMap(({ events, by }) =>
          events.map((event) => ({ ...event, at: Date.parse(by.at) })),
        )
        for (const [index, event] of recorded.entries()) {
          if (event.type !== 'PasswordRecovered') continue
          const before = recorded.slice(0, index)
          const passwords = before.filter(({ type }) => ['PasswordChanged', 'PasswordRecovered'].includes(type))
          const request = before.findLast(
            ({ type, data }) =>
              type === 'PasswordRecoveryRequested' && 'recoveryId' in data && data.recoveryId === event.data.recoveryId,
          )
          expect(before.indexOf(request as never)).toBeGreaterThan(before.indexOf(passwords.at(-1) as never))
          expect(event.at - (request?.at ?? 0)).toBeLessThanOrEqual(30 * 60_000)
        }
      }),
    ))

  it('ACC-11 its password is the one of the last event that names one', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const named = history.flatMap(({ events }) =>
          events.flatMap(({ data }) => ('credentialId' in data ? data.credentialId : [])),
        )
        expect(history.at(-1)?.after?.credentialId).toBe(named.at(-1))
        for (const { events } of history)
          for (const { type, data } of events) expect(accountEvents[type].parse(data)).toEqual(data)
      }),
    ))

  function byAt(minute: number) {
    return { actor: ann, at: new Date(Date.parse(at) + minute * 60_000).toISOString() }
  }
})

const erasure = { rule: 'request' as const, reason: 'Mudei de empresa', retainedUntil: null }
const erased = (reason = erasure.reason): AccountEvent => ({
  type: 'PersonErased',
  data: { ...erasure, userId, reason },
})

describe('Erasing a person', () => {
  it('ACC-11 an erasure is recorded with its reason, once', () => {
    given(opened()).when(ask('ErasePerson', erasure)).then(erased())
    given(opened(), erased()).when(ask('ErasePerson', erasure)).thenNothing()
  })

  it('T42 an erasure leaves nothing in the state that identifies the person', () => {
    const state = accountAfter(opened(), erased())
    expect(state).toMatchObject({ person: null, erased: true })
    expect(JSON.stringify(state)).not.toMatch(/Ana|Souza|obra\.example|99988776/)
  })

  it.each([
    'A Ana não trabalha mais aqui',
    'conta de SOUZA',
    'pedido de outro@obra.example',
    'ligar para (031) 9998-8776',
  ])('T42 refuses a reason that identifies the person: %s', (reason) =>
    given(opened())
      .when(ask('ErasePerson', { ...erasure, reason }))
      .thenRefused('account.reasonPersonal'),
  )

  it.each(['Não uso mais', 'Trocou de função; semana 12', 'anacrônico'])(
    'ACC-11 accepts any other reason: %s',
    (reason) =>
      given(opened())
        .when(ask('ErasePerson', { ...erasure, reason }))
        .then(erased(reason)),
  )

  it.each([
    ask('RecordSignIn', { method: 'password', sessionRef }),
    ask('UseCredential', { credentialId: second }),
    ask('OpenRecovery', { recoveryId: early }),
    ask('OpenProof', { proofId }),
    ask('UseProof', { proofId }),
  ])('ACC-11 refuses any command after an erasure: $type', (command) =>
    given(opened(), erased()).when(command).thenRefused('account.unknown'),
  )

  it.each(['', ' ', 'x'.repeat(301)])('ACC-11 a deletion needs a short reason: %j', (reason) =>
    expect(accountCommands.DeleteMyAccount.safeParse({ reason, password: 'x' }).success).toBe(false),
  )
})

describe('An account that nobody opened', () => {
  const sent = [
    ask('RecordSignIn', { method: 'password', sessionRef }),
    ask('RecordHandOff', { sessionRef, fromSessionRef: 'another session' }),
    ask('RecordSignOut', { sessionRef }),
    ask('RecordReauthentication', { method: 'password', sessionRef }),
    ask('UseCredential', { credentialId: second }),
    ask('OpenRecovery', { recoveryId: early }),
    ask('UseRecovery', { recoveryId: early, credentialId: second }),
    ask('OpenProof', { proofId }),
    ask('UseProof', { proofId }),
    ask('ErasePerson', { ...erasure, reason: 'Saí da empresa' }),
  ]

  it.each(sent.map((command) => [command.type, command] as const))('refuses %s', (_, command) =>
    given().when(command).thenRefused('account.unknown'),
  )

  it('refuses every command but its opening', () =>
    expect(['OpenAccount', ...sent.map(({ type }) => type)].sort()).toEqual(Object.keys(account.decide).sort()))
})

function faultsOf(data: object) {
  const read = accountCommands.SignUp.safeParse(data)
  return [...new Set(read.error?.issues.map(({ path }) => path[0]))]
}
function accountAfter(...history: AccountEvent[]) {
  return fold(
    account,
    history.map((event) => ({ ...event, at })),
  )
}
function ask<Type extends AccountCommand['type']>(type: Type, data: object): AccountCommand {
  return { type, data: { userId, ...data } } as AccountCommand
}
function opening(changes: { credentialId?: string; passwordChosenFor?: boolean }) {
  return {
    userId,
    organizationId,
    credentialId: first,
    passwordChosenFor: false,
    termsAccepted: true,
    person,
    position: 'analyst' as const,
    needs: ['academicWork' as const],
    language: 'pt-BR' as const,
    ...changes,
  }
}
function open(changes: { credentialId?: string; passwordChosenFor?: boolean } = {}): AccountCommand {
  return { type: 'OpenAccount', data: { ...opening(changes), proofId } }
}
/** An account of a proven address, unless a link is said to follow. */
function opened(
  changes: { passwordChosenFor?: boolean } = {},
  addressProof: 'mailed' | 'assumed' = 'assumed',
): AccountEvent {
  return { type: 'AccountOpened', data: { ...opening(changes), addressProof } }
}
function proofRequested(id = proofId, by: 'confirmation' | 'invitation' = 'confirmation'): AccountEvent {
  return { type: 'EmailProofRequested', data: { userId, proofId: id, by } }
}
function proven(by: 'confirmation' | 'invitation' | 'recovery'): AccountEvent {
  return { type: 'EmailProven', data: { userId, by } }
}
function changed(credentialId: string): AccountEvent {
  return { type: 'PasswordChanged', data: { userId, credentialId } }
}
function requested(recoveryId: string): AccountEvent {
  return { type: 'PasswordRecoveryRequested', data: { userId, recoveryId } }
}
function recovered(recoveryId: string): AccountEvent {
  return { type: 'PasswordRecovered', data: { userId, recoveryId, credentialId: second } }
}
