import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import { letters, proveAddress } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aPayment, seatsFollow } from './aPayment'

const dayMs = 86_400_000
const clock = { ahead: 0 }
const theWorld = await world({}, { now: () => new Date(Date.now() + clock.ahead) })
const log = loggedEvents(theWorld.databaseUrl)
seatsFollow(log)
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 2 }).on('error', () => {})
afterAll(() => pool.end())

const eventually = { timeout: 60_000 }
/** The letters about a plan to this address, decoded. */
const lettersTo = async (email: string) =>
  (await letters(theWorld.folder))
    .filter((letter) => letter.includes(`To: ${email}`) && !/proof\?code=/.test(letter))
    .map(decoded)
const decoded = (letter: string) => {
  // No letter beyond ASCII is one byte: an id behind a "=" is none.
  const texts = letter.replace(/(?:=[89A-F][0-9A-F]){2,}/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  )
  return texts.replaceAll('\u00A0', ' ')
}
/** So much later, and all that has happened before is noted. Prumo starts again: it may have slept meanwhile. */
async function later(ms: number) {
  await theWorld.restart(async () => {
    clock.ahead += ms
  })
}
const noted = async ({ organizationId }: Person) =>
  (await pool.query('select 1 from platform.subscription_due where organization_id = $1', [organizationId])).rowCount
const settled = async ({ organizationId }: Person) => {
  const text = 'select name from platform.plan_letters where organization_id = $1 and settled_at is not null'
  return (await pool.query<{ name: string }>(text, [organizationId])).rows.map(({ name }) => name.split(' ')[0])
}

describe('Letters about a plan', () => {
  it('SUB-01 go to the main administrator alone, in their language, once, and not those that were slept over', async () => {
    const [ana, joe] = [await theWorld.founder(), await theWorld.founder({ language: 'en' })]
    const dependent = await theWorld.colleague(ana)
    const unproven = await theWorld.founder()
    for (const person of [ana, joe]) await proveAddress(theWorld.folder, person)
    for (const person of [ana, joe]) await expect.poll(() => noted(person), eventually).toBe(1)
    await later(8.5 * dayMs)
    await expect.poll(async () => (await lettersTo(joe.email)).length, eventually).toBe(1)
    await expect.poll(async () => (await lettersTo(ana.email)).length, eventually).toBe(1)
    expect((await lettersTo(ana.email))[0]).toMatch(/O período de teste da sua organização vai até .* \(UTC−3\)\./)
    expect((await lettersTo(joe.email))[0]).toMatch(
      /The trial of your organization lasts until [\s\S]*http:\/\/localhost:9999\/checkout/,
    )
    // The row says that it was sent. Lost after the letter went out, it is sent again as the same message.
    await pool.query('update platform.plan_letters set settled_at = null where organization_id = $1', [
      joe.organizationId,
    ])
    await later(60_000)
    await expect.poll(async () => (await lettersTo(joe.email)).length, eventually).toBe(2)
    const ids = (await lettersTo(joe.email)).map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])
    expect(new Set(ids).size).toBe(1)
    // Ten days on, the trial is over, and nobody is told any more that it will be.
    await later(10 * dayMs)
    await expect.poll(() => settled(ana), eventually).toEqual(['trial', 'ended'])
    expect(await lettersTo(ana.email)).toHaveLength(2)
    expect((await lettersTo(ana.email))[1]).toMatch(/O período de teste terminou\.[\s\S]*Nada foi excluído/)
    for (const { email } of [dependent, unproven]) expect(await lettersTo(email)).toEqual([])
  })

  it('SUB-01 SUB-07 tell that it was paid, and bring the slip of the next period with its line and its last day', async () => {
    const ana = await theWorld.founder()
    await proveAddress(theWorld.folder, ana)
    const paymentId = await aPayment(theWorld, ana, 'slip')
    await ana.request('POST', `/rest/payments/${paymentId}/opening`, {})
    await ana.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: 'sandbox:slipPaid' })
    await later(60_000)
    await expect.poll(() => settled(ana), eventually).toEqual(['paid'])
    expect((await lettersTo(ana.email)).at(-1)).toMatch(
      new RegExp(`O pagamento de R\\$ 295,00 foi confirmado[\\s\\S]*/payment-history\\?open=${paymentId}`),
    )
    // The trial of 15 days, and a month, but for the last ten days.
    await later(40 * dayMs)
    await expect
      .poll(async () => (await log.since(0)).filter(({ type }) => type === 'PaymentAwaited').length, eventually)
      .toBe(2)
    await later(60_000)
    await expect.poll(() => settled(ana), eventually).toEqual(['paid', 'slip'])
    expect((await lettersTo(ana.email)).at(-1)).toMatch(
      /Valor: R\$ 295,00\s+Pagável até: \d\d\/\d\d\/\d{4}[\s\S]*Linha digitável:\s+000[\d. ]{40,}/,
    )
  })
})
