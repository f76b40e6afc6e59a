import type { PartnerFields } from '@prumo/contracts/partners/partner'
import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import type { By } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import type { Later } from '../rules/later'
import { partner, partnerAlone } from './partner'
import { documentOf, type PartnerDeciderCommand, wholePartner } from './partnerState'

const { organizationId } = ann
const partnerId = '00000000-0000-4000-8000-000000000501'
const elsewhere = '00000000-0000-4000-8000-0000000000c9'
const [cpf, cnpj] = ['52998224725', '12ABC34501DE35']
const bia: By = { actor: { ...ann, userId: '00000000-0000-4000-8000-00000000000b' }, at }
const none = { from: null, to: null }

const identification = { name: 'Betão do Vale', companyName: null, document: null }
const contact = { responsible: null, jobTitle: null, phone: null, email: null }
const address = {
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  stateCode: null,
  postalCode: null,
}
const added = (more: Partial<typeof identification | PartnerFields> = {}): PartnerEvent => ({
  type: 'PartnerAdded',
  data: {
    partnerId,
    organizationId,
    types: ['customer'],
    identification: { ...identification, ...more } as typeof identification,
    contact,
    address,
  },
})
const deleted: PartnerEvent = { type: 'PartnerDeleted', data: { partnerId, before: { types: ['customer'] } } }

const given = givenOf(partner)
const ask = (type: 'AddPartner' | 'ChangePartner' | 'DeletePartner', data: object = {}, held: object = none) =>
  ({ type, data: { partnerId, organizationId, held, ...data } }) as PartnerDeciderCommand
const undo = (events: PartnerEvent[], since: Later[] = [], held: object = none) =>
  ({
    type: 'UndoPartnerAction',
    data: { partnerId, organizationId, held, action: { events, since } },
  }) as PartnerDeciderCommand
const later = (event: PartnerEvent): Later => ({
  ...event,
  userId: bia.actor.kind === 'user' ? bia.actor.userId : null,
  name: 'Bia Reis',
  at,
})

describe('Adding a partner', () => {
  const addBetao = ask('AddPartner', { types: ['customer'], name: 'Betão do Vale' })

  it('ORG-10 keeps what was given, and leaves the rest empty', () => given().when(addBetao).then(added()))

  it('ORG-10 keeps its types in one order', () =>
    given()
      .when(ask('AddPartner', { types: ['supplier', 'customer'], name: 'Betão do Vale' }))
      .then({ ...added(), data: { ...added().data, types: ['customer', 'supplier'] } } as PartnerEvent))

  it('ORG-10 happens once', () => given(added()).when(addBetao).thenNothing())

  it('ORG-10 refuses an id that is taken: by another partner, a deleted one, another organization’s', () => {
    given(added({ name: 'Outro' }))
      .when(addBetao)
      .thenRefused('partner.idTaken')
    given(added(), deleted).when(addBetao).thenRefused('partner.idTaken')
    given(added())
      .when(ask('AddPartner', { types: ['customer'], name: 'Betão do Vale', organizationId: elsewhere }))
      .thenRefused('partner.idTaken')
  })

  it('ORG-10 refuses a document that was not claimed for it', () => {
    const data = { types: ['customer'], name: 'Betão do Vale', document: cpf }
    given()
      .when(ask('AddPartner', data))
      .thenRefused('record.changedMeanwhile', { fields: ['document'] })
    given()
      .when(ask('AddPartner', data, { from: null, to: cpf }))
      .then(added({ document: cpf }))
  })
})

describe('Changing a partner', () => {
  it('ORG-10 records one event for each group in which something changes', () => {
    const change = ask('ChangePartner', { types: ['supplier'], name: 'Betão', city: 'Recife', stateCode: null })
    given(added())
      .when(change)
      .then(
        { type: 'PartnerTypesChanged', data: { partnerId, types: ['supplier'], before: { types: ['customer'] } } },
        {
          type: 'PartnerIdentificationChanged',
          data: { partnerId, identification: { ...identification, name: 'Betão' }, before: { identification } },
        },
        {
          type: 'PartnerAddressChanged',
          data: { partnerId, address: { ...address, city: 'Recife' }, before: { address } },
        },
      )
  })

  it('ORG-10 of nothing records nothing', () =>
    given(added())
      .when(ask('ChangePartner', { name: 'Betão do Vale', phone: null }))
      .thenNothing())

  it('ORG-10 refuses to replace what its sender has not seen', () => {
    const change = ask('ChangePartner', { name: 'Betão', seen: { name: 'Betão Antigo' } })
    given(added())
      .when(change)
      .thenRefused('record.changedMeanwhile', { fields: ['name'] })
  })

  it('ORG-10 refuses a partner that is deleted, was never there, or is another organization’s', () => {
    const change = ask('ChangePartner', { name: 'Betão' })
    given().when(change).thenRefused('partner.unknown')
    given(added(), deleted).when(change).thenRefused('partner.unknown')
    given(added())
      .when(ask('ChangePartner', { name: 'Betão', organizationId: elsewhere }))
      .thenRefused('partner.unknown')
  })

  it('ORG-10 refuses another document than the one whose claims were changed around it', () => {
    const change = (held: object) => ask('ChangePartner', { document: cnpj }, held)
    given(added({ document: cpf }))
      .when(change({ from: null, to: cnpj }))
      .thenRefused('record.changedMeanwhile', { fields: ['document'] })
  })
})

describe('Deleting a partner', () => {
  it('ORG-10 says what it was for the organization', () => given(added()).when(ask('DeletePartner')).then(deleted))
  it('ORG-10 happens once', () => given(added(), deleted).when(ask('DeletePartner')).thenNothing())
  it('ORG-10 refuses a partner of another organization', () => {
    const elsewheres = ask('DeletePartner', { organizationId: elsewhere })
    given(added()).when(elsewheres).thenRefused('partner.unknown')
    given(added(), deleted).when(elsewheres).thenRefused('partner.unknown')
  })
})

describe('Taking an action on a partner back', () => {
  const renamed: PartnerEvent = {
    type: 'PartnerIdentificationChanged',
    data: { partnerId, identification: { ...identification, name: 'Betão' }, before: { identification } },
  }

  it('ORG-10 a partner that was added goes again, unless somebody else has worked on it', () => {
    given(added())
      .when(undo([added()]))
      .then(deleted)
    given(added(), renamed)
      .when(undo([added()], [later(renamed)]))
      .thenRefused('undo.changedSince', {
        userId: later(renamed).userId,
        name: 'Bia Reis',
        at,
        fields: ['name', 'companyName', 'document'],
      })
  })

  it('ORG-10 a deleted partner is there again', () =>
    given(added(), deleted)
      .when(undo([deleted]))
      .then({ type: 'PartnerRestored', data: { partnerId, types: ['customer'] } }))

  it('ORG-10 a change goes back, and what others changed beside it stays', () => {
    const moved: PartnerEvent = {
      type: 'PartnerIdentificationChanged',
      data: {
        partnerId,
        identification: { ...identification, name: 'Betão', companyName: 'Betão Ltda.' },
        before: { identification: { ...identification, name: 'Betão' } },
      },
    }
    given(added(), renamed, moved)
      .when(undo([renamed], [later(moved)]))
      .then({
        type: 'PartnerIdentificationChanged',
        data: {
          partnerId,
          identification: { ...identification, companyName: 'Betão Ltda.' },
          before: { identification: { ...identification, name: 'Betão', companyName: 'Betão Ltda.' } },
        },
      })
  })

  it('ORG-10 says who has put another value there, or deleted the partner', () => {
    const again: PartnerEvent = {
      type: 'PartnerIdentificationChanged',
      data: {
        partnerId,
        identification: { ...identification, name: 'Vale' },
        before: { identification: { ...identification, name: 'Betão' } },
      },
    }
    const by = { userId: later(again).userId, name: 'Bia Reis', at }
    given(added(), renamed, again)
      .when(undo([renamed], [later(again)]))
      .thenRefused('undo.changedSince', { ...by, fields: ['name'] })
    given(added(), renamed, deleted)
      .when(undo([renamed], [later(deleted)]))
      .thenRefused('undo.deletedSince', by)
  })

  it('ORG-10 is refused where the partner’s key was destroyed', () => {
    const erased: PartnerEvent = {
      type: 'PartnerContactChanged',
      data: { partnerId, contact: null, before: null },
    }
    given(added(), erased)
      .when(undo([erased]))
      .thenRefused('undo.final')
  })
})

describe('Any commands on a partner', () => {
  const command = fc.record({
    type: fc.constantFrom('AddPartner', 'ChangePartner', 'DeletePartner', 'RestorePartner'),
    data: fc.record({
      partnerId: fc.constant(partnerId),
      organizationId: fc.constantFrom(organizationId, organizationId, elsewhere),
      types: fc.constantFrom<['customer'] | ['supplier', 'customer']>(['customer'], ['supplier', 'customer']),
      name: fc.constantFrom('Betão', 'Vale'),
      document: fc.constantFrom(null, cpf, cnpj),
      city: fc.constantFrom(null, 'Recife'),
    }),
  })
  const sent = fc.array(command, { maxLength: 20 })

  it('ORG-10 leave a partner whole, with a type and a name, and what an event replaces is what stood there', () => {
    fc.assert(
      fc.property(sent, (commands) => {
        const requests = commands.map((each) => ({ command: each as never, by: { actor: ann, at } }))
        for (const { events, before, after } of obeyAll(partnerAlone, requests)) {
          if (!after) continue
          expect(after.fields).toEqual(wholePartner(after.fields))
          expect(after.fields.types.length).toBeGreaterThan(0)
          expect(after.organizationId).toBe(before?.organizationId ?? after.organizationId)
          expect(documentOf(after) === null || !after.deleted).toBe(true)
          for (const { type, data } of events)
            if (type === 'PartnerAddressChanged') expect(before?.fields).toMatchObject(data.before?.address ?? {})
        }
      }),
    )
  })
})
