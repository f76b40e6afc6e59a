import { expect, it } from 'vitest'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'

const behindOneProxy = await world({ TRUST_PROXY: '1', SIGN_INS_PER_ACCOUNT: '5' })
const added = '203.0.113.9'
const claims = ['66.0.0.1', '2001:db8::66', '<script>alert(1)</script>', '127.0.0.1', 'unknown', '66.0.0.1, 66.0.0.2']

/** Asks through a proxy that adds its caller's address to whatever the caller claims. */
const claiming = (claim: string) => ({ 'X-Forwarded-For': `${claim}, ${added}` })
const signIn = ({ email }: Person, password: string, claim: string) =>
  behindOneProxy
    .visitor()
    .request('POST', '/rest/users/authenticate', { login: email, password }, claiming(claim))
    .then(({ status }) => status)

it('ACC-02 a guesser is stopped, whatever address each guess claims to come from', async () => {
  const ana = await behindOneProxy.founder()
  const statuses: number[] = []
  for (const claim of claims) statuses.push(await signIn(ana, 'Errada-00', claim))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('AUD-01 the action log says the address that the proxy saw, whatever was claimed', async () => {
  const ana = await behindOneProxy.founder()
  for (const claim of claims) expect(await signIn(ana, aPassword, claim)).toBe(200)
  const viewId = crypto.randomUUID()
  const filters = {
    personId: null,
    recordId: null,
    projectId: null,
    kinds: ['SignedIn' as const],
    withoutViews: false,
    from: null,
    to: null,
  }
  await ana.act('ViewActionLog', { viewId, filters })
  const { items } = await ana.ask('actionLog', { viewId })
  const from = items.slice(0, claims.length).map(({ from: origin }) => [origin?.address, origin?.network])
  expect(from).toEqual(claims.map(() => [added, '203.0.113.0/24']))
})
