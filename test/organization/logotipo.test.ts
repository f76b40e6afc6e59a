import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ForbiddenAddress } from '@prumo/platform/http/outward'
import { AnswerTooLong } from '@prumo/platform/http/safeGet'
import { describe, expect, it, vi } from 'vitest'
import { png } from '../files/pictures'
import { aCompany } from '../given/aCompany'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'

/** What stands behind each link; nobody else is asked. */
const web = vi.hoisted(() => ({ pages: new Map<string, Uint8Array | Error>(), asked: [] as string[] }))
vi.mock('@prumo/platform/http/safeGet', async (original) => ({
  ...(await original<object>()),
  safeGet: async (address: string) => {
    web.asked.push(address)
    const found = web.pages.get(address)
    if (found instanceof Error) throw found
    return { status: found ? 200 : 404, bytes: found ?? new Uint8Array() }
  },
}))

const theWorld = await world({ PICTURES_PER_HOUR: '8' })
const { prumo, founder, visitor, colleague } = theWorld

const newLink = (content: Uint8Array | Error) => {
  const link = `https://horizonte.example/${crypto.randomUUID()}.png`
  web.pages.set(link, content)
  return link
}
const newName = () => `obra-${crypto.randomUUID().slice(0, 8)}`
const record = (logotipoUrl: string | null, subdomain: string | null = null) => ({
  ...aCompany,
  subdomain,
  logotipoUrl,
})
const save = async (who: Person, logotipoUrl: string | null, subdomain: string | null = null) =>
  expect((await who.request('PUT', '/rest/companies', record(logotipoUrl, subdomain))).status).toBe(200)
const addressFor = async (who: Person, subdomain?: string) =>
  String((await who.request('GET', `/rest/companies/logotipo${subdomain ? `?subdomain=${subdomain}` : ''}`)).body)
/** What a browser is answered at an address, with the cookie of this person. */
const fetchedBy = async (who: Person, address: string) => {
  const { status, body, headers } = await who.request('GET', address)
  return { status, code: (body as ProblemBody).code, headers }
}
const contentAt = async (address: string) => Buffer.from(await (await fetch(prumo.url + address)).arrayBuffer())
/** What the action log says of copies. */
async function copiesIn(who: Person) {
  const viewId = crypto.randomUUID()
  const anything = { personId: null, recordId: null, projectId: null, from: null, to: null }
  await who.act('ViewActionLog', { viewId, filters: { ...anything, kinds: ['LogotipoCopied'], withoutViews: false } })
  return (await who.ask('actionLog', { viewId })).items
}
/** The contents in the file store. */
const contents = async () =>
  (await readdir(join(theWorld.folder, 'files'), { recursive: true }).catch(() => [])).filter((path) =>
    path.includes('-'),
  )

describe('A company’s logo', () => {
  it('API-01 SES-08 is a copy at an address of ours, which anybody sees by the sub-domain', async () => {
    const ana = await founder()
    const [link, subdomain] = [newLink(png(120, 40)), newName()]
    await save(ana, link, subdomain)
    const address = await addressFor(visitor(), subdomain)
    expect(address).toMatch(/^\/rest\/companies\/logotipos\/[0-9a-f]{64}\?subdomain=/)
    expect(await addressFor(ana)).toBe(address)
    expect(await contentAt(address)).toEqual(png(120, 40))
    const { headers } = await fetch(prumo.url + address)
    expect(headers.get('Content-Type')).toBe('image/png')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(await addressFor(visitor(), 'nobody-has-this')).toBe('')
    expect(await addressFor(visitor())).toBe('')
  })

  it('SES-08 ORG-09 without a sub-domain is seen by the people of the organization only', async () => {
    const ana = await founder()
    await save(ana, newLink(png(121, 40)))
    const address = await addressFor(ana)
    expect(address).toMatch(/logotipos\/[0-9a-f]{64}$/)
    expect((await fetchedBy(await colleague(ana, 'viewer'), address)).status).toBe(200)
    for (const stranger of [visitor(), await founder()])
      expect(await fetchedBy(stranger, address)).toMatchObject({ status: 404, code: 'organization.logotipoUnknown' })
  })

  it('SES-08 ORG-09 is of its own company: another one’s name with its hash gives nothing', async () => {
    const [ana, bia] = [await founder(), await founder()]
    const [first, second] = [newName(), newName()]
    await save(ana, newLink(png(122, 40)), first)
    await save(bia, newLink(png(123, 40)), second)
    const address = (await addressFor(visitor(), first)).replace(first, second)
    expect(await fetchedBy(visitor(), address)).toMatchObject({ status: 404 })
  })

  it('API-01 ACC-12 is none where the link leads to no picture that we take, and the record is saved all the same', async () => {
    const ana = await founder()
    const refused = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      png(2, 2, { claims: { width: 60_000, height: 60_000 } }),
      new Uint8Array(),
      new AnswerTooLong(1),
      new ForbiddenAddress(),
      new Error('connect ECONNREFUSED'),
    ]
    for (const content of refused) {
      await save(ana, newLink(content))
      expect(await addressFor(ana)).toBe('')
    }
    expect(await copiesIn(ana)).toEqual([])
  })

  it('SES-08 is tried again when the company is saved again, and not fetched again once it is there', async () => {
    const ana = await founder()
    const link = newLink(new Error('busy'))
    await save(ana, link)
    expect(await addressFor(ana)).toBe('')
    web.pages.set(link, png(124, 40))
    await save(ana, link)
    expect(await addressFor(ana)).not.toBe('')
    web.asked.length = 0
    await ana.request('PUT', '/rest/companies', { ...record(link), city: 'Contagem' })
    expect(web.asked).toEqual([])
    expect(await addressFor(ana)).not.toBe('')
  })

  it('SES-08 goes with its link, and its content leaves the store', async () => {
    const ana = await founder()
    const before = await contents()
    await save(ana, newLink(png(125, 40)))
    const first = await addressFor(ana)
    await save(ana, newLink(png(126, 40)))
    const second = await addressFor(ana)
    expect(await contents()).toHaveLength(before.length + 1)
    expect(second).not.toBe(first)
    await save(ana, null)
    expect(await addressFor(ana)).toBe('')
    for (const address of [first, second]) expect((await fetchedBy(ana, address)).status).toBe(404)
    expect(await contents()).toEqual(before)
  })

  it('SES-08 AUD-01 is on record, with what was copied and from where', async () => {
    const ana = await founder()
    const link = newLink(png(127, 40))
    await save(ana, link)
    const [action] = await copiesIn(ana)
    const values = Object.fromEntries((action?.changes ?? []).map(({ field, after }) => [field, after?.value]))
    expect(action?.actor.kind).toBe('system')
    expect(values).toMatchObject({ logotipoUrl: link, mediaType: 'image/png', width: 127, height: 40 })
  })

  it('T24 is fetched a few times an hour at most, whatever somebody saves', async () => {
    const ana = await founder()
    web.asked.length = 0
    for (let saves = 0; saves < 12; saves++) await save(ana, newLink(new Error('no')))
    expect(web.asked).toHaveLength(8)
  })
})
