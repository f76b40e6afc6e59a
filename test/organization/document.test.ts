import { describe, expect, it } from 'vitest'
import { aCompany } from '../given/aCompany'
import { loggedEvents } from '../log/loggedEvents'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({})
const { founder, colleague } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()
const save = (who: Person, document: string | null, changes: object = {}) =>
  who.attempt('SaveCompany', { ...aCompany, document, ...changes })
const readBy = async (who: Person) => (await who.request('GET', '/rest/companies')).body as { document: string | null }
const claimsSince = async (position: number) =>
  (await log.since(position)).flatMap(({ type }) => (type.startsWith('Name') ? [type] : []))

/** As it was saved before documents were checked. */
async function standsAs(document: string, { organizationId }: Person) {
  const record = { ...aCompany, name: 'Construtora Horizonte', document, organizationId }
  await theWorld.prumo.commands.runner.runInternal(
    { type: 'SaveCompany', data: { ...record, held: { from: null, to: document } } },
    {
      id: crypto.randomUUID(),
      organizationId,
      actor: { kind: 'system' },
      by: { kind: 'visitor' },
      origin: null,
      permissionBasis: 'system',
    },
  )
}

describe('The document of a company', () => {
  it('ORG-01 is a CNPJ or CPF, kept without its mask, and refused at its field otherwise', async () => {
    const ana = await founder()
    expect((await save(ana, '90.021.382/0001-22')).status).toBe(200)
    expect((await readBy(ana)).document).toBe('90021382000122')
    const refused = await save(ana, '90.021.382/0001-23')
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'document', code: 'partner.documentInvalid' }] },
    })
    const viewer = await colleague(ana, 'viewer')
    expect(codeOf(await save(viewer, '90.021.382/0001-23'))).toBe('403 access.noPermission')
  })

  it('ORG-01 is one organization’s, until it has another or none', async () => {
    const [ana, rui] = [await founder(), await founder()]
    expect((await save(ana, '52998224725')).status).toBe(200)
    const before = await log.head()
    expect(codeOf(await save(rui, '529.982.247-25', { subdomain: 'poente-obras' }))).toBe(
      '409 organization.documentTaken',
    )
    expect((await readBy(rui)).document).toBeNull()
    // The address that was claimed on the way is free again.
    expect((await save(ana, '12ABC34501DE35', { subdomain: 'poente-obras' })).status).toBe(200)
    expect((await save(rui, '529.982.247-25')).status).toBe(200)
    expect(codeOf(await save(ana, '52998224725'))).toBe('409 organization.documentTaken')
    expect((await save(ana, null)).status).toBe(200)
    expect((await save(rui, '12ABC34501DE35')).status).toBe(200)
    expect(await claimsSince(before)).not.toEqual([])
  })

  it('ORG-01 that stood before it was checked stays, and gives way to a checked one', async () => {
    const ana = await founder()
    await standsAs('EIN 12-3456789', ana)
    const before = await log.head()
    expect((await save(ana, 'EIN 12-3456789', { city: 'Recife' })).status).toBe(200)
    expect(codeOf(await save(ana, 'EIN 98-7654321'))).toBe('422 fields.invalid')
    expect(await claimsSince(before)).toEqual([])
    expect((await save(ana, '90.024.778/0001-23')).status).toBe(200)
    expect(await claimsSince(before)).toEqual(['NameClaimed'])
    expect((await readBy(ana)).document).toBe('90024778000123')
  })

  it('ORG-01 is claimed and given back once, however often and by how many it is sent', async () => {
    const ana = await founder()
    await save(ana, '90.025.108/0001-21')
    const before = await log.head()
    const id = crypto.randomUUID()
    const again = () => ana.attempt('SaveCompany', { ...aCompany, document: '11222333000181' }, { id })
    expect((await Promise.all([again(), again(), again()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await claimsSince(before)).toEqual(['NameClaimed', 'NameReleased'])
    const others = ['90025108000121', '34028316000103'].map((document) => save(ana, document))
    await Promise.all(others)
    const { document } = await readBy(ana)
    const rui = await founder()
    for (const free of ['90025108000121', '34028316000103', '11222333000181'].filter((each) => each !== document))
      expect((await save(rui, free)).status, free).toBe(200)
  })
})
