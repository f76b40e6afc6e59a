import { randomUUID } from 'node:crypto'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, databaseUrl } = await world()
const { pool: owner } = logOwner(databaseUrl)
const codeOf = ({ status, body }: Awaited<ReturnType<Person['attempt']>>) => `${status} ${body.code ?? ''}`.trim()
const cnpj = '12ABC34501DE35'
const cpf = '52998224725'

async function add(who: Person, more: object = {}): Promise<string> {
  const partnerId = fresh()
  await who.act('AddPartner', { partnerId, ...aPartner, ...more })
  return partnerId
}
const namesOf = async (who: Person, input: object = {}) =>
  (await who.ask('partners', input)).items.map(({ name }) => name)
const documentOf = async (who: Person, partnerId: string) => (await who.ask('partner', { partnerId })).document

describe('A partner', () => {
  it('ORG-10 keeps every field, and who added it', async () => {
    const ana = await founder()
    const partnerId = await add(ana, { document: '12.abc.345/01de-35' })
    const whole = { ...aPartner, document: cnpj, postalCode: '50050000' }
    const shown = await ana.ask('partner', { partnerId })
    expect(shown).toMatchObject({ ...whole, createdById: ana.userId, createdByName: 'Ana Souza', changedFields: {} })

    const changed = {
      types: ['supplier' as const],
      name: 'Vale',
      companyName: null,
      document: cpf,
      responsible: null,
      jobTitle: null,
      phone: null,
      email: null,
      street: null,
      number: null,
      complement: null,
      neighborhood: null,
      city: null,
      stateCode: null,
      postalCode: null,
    }
    await ana.act('ChangePartner', { partnerId, ...changed })
    expect(await ana.ask('partner', { partnerId })).toMatchObject({
      ...changed,
      changedFields: { name: { name: 'Ana Souza' }, street: { name: 'Ana Souza' } },
    })
  })

  it('ORG-10 is listed by name, and found by any words, with accents and without', async () => {
    const ana = await founder()
    await add(ana, { name: 'Água Viva', types: ['customer'], document: '529.982.247-25' })
    await add(ana, { name: 'zinco & cia', types: ['supplier'], companyName: 'Aços do Norte', document: cnpj })
    await add(ana, { name: 'Betão do Vale' })
    expect(await namesOf(ana)).toEqual(['Água Viva', 'Betão do Vale', 'zinco & cia'])
    expect(await namesOf(ana, { type: 'supplier' })).toEqual(['Betão do Vale', 'zinco & cia'])
    expect(await namesOf(ana, { search: 'norte ACOS' })).toEqual(['zinco & cia'])
    expect(await namesOf(ana, { search: 'agua' })).toEqual(['Água Viva'])
    for (const search of ['12.ABC.345/01DE-35', '12abc34501de35', '12.abc', '345/01']) {
      expect([search, await namesOf(ana, { search })]).toEqual([search, ['zinco & cia']])
    }
    for (const search of ['529.982.247-25', '52998224725', '982.247'])
      expect([search, await namesOf(ana, { search })]).toEqual([search, ['Água Viva']])
    expect(await namesOf(ana, { search: '%' })).toEqual([])
  })

  it('ORG-10 is listed a page at a time, none twice and none left out', async () => {
    const ana = await founder()
    for (const name of ['Um', 'Um', 'Dois', 'Três', 'um']) await add(ana, { name })
    const pages: (string | null)[] = []
    let after: string | undefined
    do {
      const page = await ana.ask('partners', { limit: 2, ...(after && { after }) })
      expect(page.total).toBe(5)
      pages.push(...page.items.map(({ name }) => name))
      after = page.next ?? undefined
    } while (after)
    expect(pages.map((name) => name?.toLowerCase())).toEqual(['dois', 'tres', 'um', 'um', 'um'].map(accented))
  })
})
const accented = (name: string) => (name === 'tres' ? 'três' : name)

describe('The document of a partner', () => {
  it('ORG-10 is one in the organization, whatever its mask', async () => {
    const ana = await founder()
    const first = await add(ana, { document: cnpj })
    const again = { partnerId: fresh(), ...aPartner, document: '12.abc.345/01DE-35' }
    expect(codeOf(await ana.attempt('AddPartner', again))).toBe('409 partner.documentTaken')
    expect((await ana.ask('partners', {})).total).toBe(1)
    const second = await add(ana, { document: cpf })
    expect(codeOf(await ana.attempt('ChangePartner', { partnerId: second, document: cnpj }))).toBe(
      '409 partner.documentTaken',
    )
    expect(await documentOf(ana, second)).toBe(cpf)

    await ana.act('ChangePartner', { partnerId: first, document: null })
    await ana.act('ChangePartner', { partnerId: second, document: cnpj })
    expect(await documentOf(ana, second)).toBe(cnpj)
    // The former one is free again.
    await ana.act('ChangePartner', { partnerId: first, document: cpf })
  })

  it('ORG-10 may be the same in another organization', async () => {
    const [ana, bia] = [await founder(), await founder()]
    for (const each of [ana, bia]) await add(each, { document: cnpj })
  })

  it('ORG-10 is given to one of several who add it at once', async () => {
    const ana = await founder()
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ana.attempt('AddPartner', {
          partnerId: fresh(),
          ...aPartner,
          document: index % 2 ? cnpj : '12.abc.345/01de-35',
        }),
      ),
    )
    expect(added.map(codeOf).filter((code) => code === '409 partner.documentTaken')).toHaveLength(7)
    expect((await ana.ask('partners', {})).total).toBe(1)
  })

  it('ORG-10 of changes at once is the one that stands, and every other is free', async () => {
    const ana = await founder()
    const partnerId = await add(ana)
    const documents = [cnpj, cpf, '11144477735', '90021382000122']
    await Promise.all(documents.map((document) => ana.attempt('ChangePartner', { partnerId, document })))
    const held = await documentOf(ana, partnerId)
    for (const document of documents) {
      const reply = await ana.attempt('AddPartner', { partnerId: fresh(), ...aPartner, document })
      expect([document, codeOf(reply)]).toEqual([document, document === held ? '409 partner.documentTaken' : '200'])
    }
  })

  it('ORG-10 is free once its partner is deleted, and the partner comes back only while it still is', async () => {
    const ana = await founder()
    const partnerId = await add(ana, { document: cnpj })
    const actionId = fresh()
    await ana.act('DeletePartner', { partnerId }, actionId)
    expect((await ana.ask('partners', {})).total).toBe(0)
    const second = await add(ana, { document: cnpj })
    expect(codeOf(await ana.attempt('UndoPartnerAction', { partnerId, actionId }))).toBe('409 partner.documentTaken')
    await ana.act('ChangePartner', { partnerId: second, document: null })
    const undone = fresh()
    await ana.act('UndoPartnerAction', { partnerId, actionId }, undone)
    expect(await documentOf(ana, partnerId)).toBe(cnpj)
    expect(codeOf(await ana.attempt('ChangePartner', { partnerId: second, document: cnpj }))).toBe(
      '409 partner.documentTaken',
    )
    await ana.act('UndoPartnerAction', { partnerId, actionId: undone })
    await ana.act('ChangePartner', { partnerId: second, document: cnpj })
  })

  it('ORG-10 of a change that is undone is free, and the former one is held again', async () => {
    const ana = await founder()
    const partnerId = await add(ana, { document: cpf })
    const actionId = fresh()
    await ana.act('ChangePartner', { partnerId, document: cnpj, name: 'Vale' }, actionId)
    await ana.act('UndoPartnerAction', { partnerId, actionId })
    expect(await ana.ask('partner', { partnerId })).toMatchObject({ document: cpf, name: aPartner.name })
    await add(ana, { document: cnpj })
    expect(codeOf(await ana.attempt('AddPartner', { partnerId: fresh(), ...aPartner, document: cpf }))).toBe(
      '409 partner.documentTaken',
    )
  })

  it('ORG-10 the same command sent again happens once', async () => {
    const ana = await founder()
    const partnerId = fresh()
    const [added, changed] = [fresh(), fresh()]
    for (let time = 0; time < 2; time++) await ana.act('AddPartner', { partnerId, ...aPartner, document: cpf }, added)
    for (let time = 0; time < 2; time++) await ana.act('ChangePartner', { partnerId, document: cnpj }, changed)
    await ana.act('ChangePartner', { partnerId, document: '11144477735' })
    await ana.act('ChangePartner', { partnerId, document: cnpj }, changed)
    expect(await documentOf(ana, partnerId)).toBe('11144477735')
    await add(ana, { document: cnpj })
  })
})

describe('The register', () => {
  const reader = async (ana: Person, level: 'noAccess' | 'viewOnly' | 'editOnly') => {
    const profileId = fresh()
    const permissions = { ...everyRight, customers: level }
    await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
    return colleague(ana, 'creator', profileId)
  }

  it('ORG-10 is read, written and left alone as the right to customers says', async () => {
    const ana = await founder()
    const partnerId = await add(ana)
    const [none, view, edit] = [
      await reader(ana, 'noAccess'),
      await reader(ana, 'viewOnly'),
      await reader(ana, 'editOnly'),
    ]
    expect((await none.request('GET', '/rest/queries/partners')).status).toBe(403)
    expect((await view.ask('partners', {})).total).toBe(1)
    for (const each of [none, view]) {
      expect(codeOf(await each.attempt('ChangePartner', { partnerId, name: 'X' }))).toBe('403 access.noPermission')
      expect(codeOf(await each.attempt('DeletePartner', { partnerId }))).toBe('403 access.noPermission')
      expect(codeOf(await each.attempt('AddPartner', { partnerId: fresh(), ...aPartner }))).toBe(
        '403 access.noPermission',
      )
    }
    await edit.act('ChangePartner', { partnerId, name: 'X' })
    await edit.act('DeletePartner', { partnerId })
  })

  it('ORG-10 is nothing to somebody of another organization', async () => {
    const [ana, bia] = [await founder(), await founder()]
    const partnerId = fresh()
    const actionId = fresh()
    await ana.act('AddPartner', { partnerId, ...aPartner, document: cnpj }, actionId)
    expect((await bia.ask('partners', {})).total).toBe(0)
    await expect(bia.ask('partner', { partnerId })).rejects.toThrow('404')
    expect(codeOf(await bia.attempt('ChangePartner', { partnerId, name: 'X' }))).toBe('404 partner.unknown')
    expect(codeOf(await bia.attempt('DeletePartner', { partnerId }))).toBe('404 partner.unknown')
    expect(codeOf(await bia.attempt('UndoPartnerAction', { partnerId, actionId }))).toBe('404 partner.unknown')
    expect(codeOf(await bia.attempt('AddPartner', { partnerId, ...aPartner }))).toBe('409 partner.idTaken')
    expect((await ana.ask('partner', { partnerId })).name).toBe(aPartner.name)
  })

  it('ORG-10 an action is taken back only by whoever did it', async () => {
    const ana = await founder()
    const caio = await colleague(ana, 'creator')
    const partnerId = fresh()
    const actionId = fresh()
    await ana.act('AddPartner', { partnerId, ...aPartner }, actionId)
    expect(codeOf(await caio.attempt('UndoPartnerAction', { partnerId, actionId }))).toBe('409 undo.ofAnother')
    await caio.act('ChangePartner', { partnerId, phone: null })
    expect(codeOf(await ana.attempt('UndoPartnerAction', { partnerId, actionId }))).toBe('409 undo.changedSince')
  })

  it('ORG-10 no id of another thing is taken, nor a person’s: the person’s key would seal the partner', async () => {
    const ana = await founder()
    const added = async (partnerId: string) => codeOf(await ana.attempt('AddPartner', { partnerId, ...aPartner }))
    expect(await added(ana.userId)).toBe('409 partner.idTaken')
    expect(await added(ana.organizationId)).toBe('422 fields.invalid')
  })

  it.each<[string, object]>([
    ['no type', { types: [] }],
    ['a type twice', { types: ['customer', 'customer'] }],
    ['another type', { types: ['partner'] }],
    ['no name', { name: ' ' }],
    ['a zero byte', { name: 'Bet\0ão' }],
    ['a lone surrogate', { city: 'Olinda\ud800' }],
    ['a megabyte', { street: 'a'.repeat(1_000_000) }],
    ['an e-mail that is none', { email: 'celia' }],
    ['a document that is none', { document: '12ABC34501DE36' }],
    ['a document of zeros', { document: '00000000000' }],
    ['a document with another mask', { document: '12-ABC-345/01DE.35' }],
    ['an empty document', { document: '' }],
    ['a state that is none', { stateCode: 'XX' }],
    ['a state in small letters', { stateCode: 'pe' }],
    ['a postal code with letters', { postalCode: 'abcdefgh' }],
    ['an id in capitals', { partnerId: randomUUID().toUpperCase() }],
    ['a field that is not known', { creator: 'Bia' }],
  ])('ORG-10 refuses %s, and stores nothing', async (_, wrong) => {
    const ana = await founder()
    const reply = await ana.attempt('AddPartner', { partnerId: fresh(), ...aPartner, ...wrong } as never)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect((reply.body as ProblemBody).code).toMatch(/^(fields\.invalid|request\.tooLarge)$/)
    expect((await ana.ask('partners', {})).total).toBe(0)
  })
})

describe('What identifies a partner', () => {
  const secrets = ['Betão', 'Célia', 'Gerente comercial', '3222-1010', 'betao.example', 'Aurora', cnpj]

  it('ORG-10 stands in no log and no action log, but in the register', async () => {
    const ana = await founder()
    const partnerId = await add(ana, { document: cnpj })
    await ana.act('ChangePartner', {
      partnerId,
      name: 'Betão Novo',
      phone: '(81) 3222-1010 r. 2',
      street: 'Rua Aurora',
    })
    await ana.act('DeletePartner', { partnerId })
    const { rows } = await owner.query<{ whole: string }>(
      `select concat_ws(' ', data, metadata, stream) as whole from log.events where organization_id = $1`,
      [ana.organizationId],
    )
    const { rows: actions } = await owner.query<{ whole: string }>(
      `select changes::text as whole from ${await actionsTable()} where organization_id = $1`,
      [ana.organizationId],
    )
    const texts = [...rows, ...actions].map(({ whole }) => whole).join('\n')
    expect(rows.length).toBeGreaterThan(3)
    for (const secret of secrets) expect(texts).not.toContain(secret)
  })

  it('ORG-10 AUD-01 the action log says which part of whom was changed, to whoever may see the register', async () => {
    const ana = await founder()
    const partnerId = await add(ana)
    await ana.act('ChangePartner', { partnerId, types: ['supplier'], phone: null, city: 'Recife' })
    const viewId = fresh()
    await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, recordId: partnerId } })
    const { items } = await ana.ask('actionLog', { viewId })
    expect(items.map(({ kind }) => kind).sort()).toEqual([
      'PartnerAdded',
      'PartnerAddressChanged',
      'PartnerContactChanged',
      'PartnerTypesChanged',
    ])
    expect(new Set(items.map(({ recordName }) => recordName))).toEqual(new Set([aPartner.name]))
    const types = items.find(({ kind }) => kind === 'PartnerTypesChanged')?.changes
    expect(types).toMatchObject([
      { field: 'types', before: { value: ['customer', 'supplier'] }, after: { value: ['supplier'] } },
    ])
    expect(items.find(({ kind }) => kind === 'PartnerContactChanged')?.changes).toEqual([])
  })
})

async function actionsTable(): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_name like '%audit_actions%' limit 1`,
  )
  return rows[0]?.name ?? ''
}
