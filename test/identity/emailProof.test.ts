import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import { logOwner } from '../log/logOwner'
import { letters, proofCode, proofLetters, recoveryCode } from '../world/letters'
import { type Person, type ProblemBody, type Reply, replaceTypedPassword, typedPassword } from '../world/person'
import { world } from '../world/world'

const day = 24 * 60 * 60_000
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const theWorld = await world({}, clock)
const { founder, newcomer, visitor, folder } = theWorld
const log = loggedEvents(theWorld.databaseUrl)
const { pool } = logOwner(theWorld.databaseUrl)

const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()
const prove = (code: string, by: Person = visitor()) => by.attempt('ProveEmail', { code })
const isProven = async (person: Person) => (await person.ask('me', {})).emailProven
const proofsSince = async (position: number) =>
  (await log.since(position))
    .filter(({ type }) => type.startsWith('EmailPro'))
    .map(({ type, stream }) => [type, stream])

describe('The address of an account', () => {
  it('SUB-02 is proven by the link that is mailed after sign-up, once, whoever opens it', async () => {
    const ana = await founder()
    expect(await isProven(ana)).toBe(false)
    const code = await proofCode(folder, ana.email)
    const [letter = ''] = await proofLetters(folder, ana.email)
    expect(letter).toMatch(/http:\/\/localhost:9999\/signin\/proof\?code=[\w-]{43}/)
    const before = await log.head()
    const proof = await prove(code)
    expect(proof.status).toBe(200)
    expect((await prove(code)).status).toBe(200)
    expect(await proofsSince(before)).toEqual([['EmailProven', `account-${ana.userId}`]])
    await expect.poll(() => isProven(ana)).toBe(true)
  })

  it('SUB-02 is not proven by a password, nor by its change', async () => {
    const ana = await founder()
    await ana.signIn()
    const bia = await newcomer(ana)
    await replaceTypedPassword(bia)
    expect([await isProven(ana), await isProven(bia)]).toEqual([false, false])
  })

  it('ORG-02 is proven by an invitation, which holds nothing that somebody typed', async () => {
    const ana = await founder()
    const bia = await newcomer(ana)
    const code = await proofCode(folder, bia.email)
    const [letter = ''] = await proofLetters(folder, bia.email)
    expect(letter).toContain('Uma conta no Prumo foi criada')
    expect(letter).not.toContain(typedPassword)
    expect(letter).not.toContain('Horizonte')
    await bia.act('ProveEmail', { code })
    expect(await isProven(bia)).toBe(true)
    expect(await isProven(ana)).toBe(false)
  })

  it('ACC-03 is proven by a recovery as well', async () => {
    const ana = await founder()
    await visitor().act('RequestPasswordRecovery', { email: ana.email, language: 'en' })
    await ana.act('RecoverPassword', { code: await recoveryCode(folder), password: 'Outro-prumo-77' })
    await ana.signIn('Outro-prumo-77')
    expect(await isProven(ana)).toBe(true)
  })

  it('SUB-02 is proven only of the account that the link was mailed to', async () => {
    const [ana, rui] = [await founder(), await founder()]
    await rui.act('ProveEmail', { code: await proofCode(folder, ana.email) })
    expect([await isProven(ana), await isProven(rui)]).toEqual([true, false])
  })

  it('SUB-02 is proven by a link of today and of the address of today only', async () => {
    const [ana, rui] = [await founder(), await founder()]
    const [late, moved] = [await proofCode(folder, ana.email), await proofCode(folder, rui.email)]
    await pool.query(`update platform.email_proof_codes set address_hash = 'another' where user_id = $1`, [rui.userId])
    expect(codeOf(await prove(moved))).toBe('409 account.proofInvalid')
    expect(codeOf(await prove('A'.repeat(43)))).toBe('409 account.proofInvalid')
    expect(codeOf(await prove('kurz'))).toBe('422 fields.invalid')
    clock.ahead += 7 * day + 1000
    expect(codeOf(await prove(late))).toBe('409 account.proofInvalid')
    await ana.signIn()
    expect(await isProven(ana)).toBe(false)
  })
})

describe('Another link', () => {
  it('SUB-02 is mailed to whoever asks for it, until the address is proven', async () => {
    const ana = await founder({ language: 'en' })
    const first = await proofCode(folder, ana.email)
    await ana.act('RequestEmailProof', {})
    const second = await proofCode(folder, ana.email)
    expect(second).not.toBe(first)
    expect((await proofLetters(folder, ana.email)).join()).toContain('confirm your email')
    await ana.act('ProveEmail', { code: second })
    expect(codeOf(await ana.attempt('RequestEmailProof', {}))).toBe('409 account.emailAlreadyProven')
    expect(await proofLetters(folder, ana.email)).toHaveLength(2)
  })

  it('ACC-11 is mailed to nobody who is not signed in', async () => {
    expect(codeOf(await visitor().attempt('RequestEmailProof', {}))).toBe('401 access.signIn')
  })

  it('ACC-02 is mailed as often as a recovery, and no more', async () => {
    const few = await world({ SIGN_INS_PER_ACCOUNT: '2' })
    const [ana, rui] = [await few.founder(), await few.founder()]
    for (let sent = 0; sent < 2; sent++) await ana.act('RequestEmailProof', {})
    expect(codeOf(await ana.attempt('RequestEmailProof', {}))).toBe('429 request.tooMany')
    await rui.act('RequestEmailProof', {})
    await expect.poll(async () => (await letters(few.folder)).length).toBe(5)
  })
})

it('AUD-01 the action log says which link proved an address', async () => {
  const ana = await founder()
  await ana.act('ProveEmail', { code: await proofCode(folder, ana.email) })
  const viewId = crypto.randomUUID()
  await ana.act('ViewActionLog', { viewId, filters: wholeLog })
  const { items } = await ana.ask('actionLog', { viewId })
  const proofs = items.filter(({ kind }) => kind.startsWith('EmailPro'))
  expect(proofs.map(({ kind }) => kind).sort()).toEqual(['EmailProofRequested', 'EmailProven'])
  for (const { changes } of proofs)
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'by', after: { names: {}, value: 'confirmation' } }),
    )
})
