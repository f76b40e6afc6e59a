import {
  auditsEverything,
  features,
  type Licence,
  levels,
  licences,
  type Rights,
  reaches,
  rightsOf,
} from '@prumo/contracts/access'
import { userIdOf } from '@prumo/contracts/message'
import { type Company, type CompanyEvent, companyEvents } from '@prumo/contracts/organization/company'
import type { timeZones } from '@prumo/contracts/organization/timeZones'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../../test/given/aCompany'
import { ann, at, everyRight, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { claim } from '../naming/claim'
import { type CompanyCommand, company } from './company'
import { type Organization, userOf } from './companyState'

const { organizationId } = ann
const administratorId = ann.userId
const bia = '00000000-0000-4000-8000-00000000000b'
const caio = '00000000-0000-4000-8000-00000000000c'
const field = '00000000-0000-4000-8000-000000000301'
const office = '00000000-0000-4000-8000-000000000302'
const record: Company = aCompany
const noRight = Object.fromEntries(features.map((feature) => [feature, 'noAccess'])) as Rights
const viewing: Rights = { ...noRight, tasks: 'viewOnly' }
const managing: Rights = { ...viewing, organization: 'totalControl', hours: 'editOnly' }

/** Ann is the administrator, Bia and Caio are who she adds. */
const given = givenOf(company)
const givenBia = givenOf(company, { actor: { ...ann, userId: bia }, at })
const givenVisitor = givenOf(company, { actor: { kind: 'visitor' }, at })

const founded: CompanyEvent[] = [
  { type: 'OrganizationFounded', data: { organizationId, administratorId, company: record } },
  added(administratorId, 'creator'),
]
/** Bia manages people, within the rights of her profile. */
const managed = [...founded, profile(office, 'Escritório', managing), added(bia, 'creator', office)]
const beyond = (...missing: string[]) => ['organization.beyondYourRights', { features: missing }] as const

describe('Founding an organization', () => {
  const found = (by: string) => ask('FoundOrganization', { administratorId: by, company: record })

  it('a new organization has its administrator as a user', () =>
    given()
      .when(found(administratorId))
      .then(...founded))

  it('an organization is founded once, however often the command is sent', () =>
    given(...founded)
      .when(found(administratorId))
      .thenNothing())

  it('refuses the id of another person’s organization', () =>
    given(...founded)
      .when(found(bia))
      .thenRefused('organization.idTaken'))
})

describe('The time zone of an organization', () => {
  const set = (timeZone: (typeof timeZones)[number]) => ask('SetTimeZone', { timeZone })
  const wasSet = (timeZone: string, before: string): CompanyEvent => ({
    type: 'TimeZoneSet',
    data: { organizationId, timeZone, before: { timeZone: before } },
  })

  it('is Brasília’s at first, and another one since somebody set it', () => {
    given(...founded)
      .when(set('America/Noronha'))
      .then(wasSet('America/Noronha', 'America/Sao_Paulo'))
    given(...founded, wasSet('America/Noronha', 'America/Sao_Paulo'))
      .when(set('America/Rio_Branco'))
      .then(wasSet('America/Rio_Branco', 'America/Noronha'))
  })

  it('is set once, however often that is sent, and not where it is in force anyway', () => {
    given(...founded)
      .when(set('America/Sao_Paulo'))
      .thenNothing()
    given(...founded, wasSet('America/Noronha', 'America/Sao_Paulo'))
      .when(set('America/Noronha'))
      .thenNothing()
  })

  it('is none of an organization that does not exist', () =>
    given().when(set('UTC')).thenRefused('organization.unknown'))
})

describe('The company record', () => {
  const moved: Company = { ...record, city: 'Recife', subdomain: 'horizonte' }
  const saved: CompanyEvent = { type: 'CompanySaved', data: { organizationId, ...moved, before: record } }

  it('the company record is saved as a whole, with the values before', () =>
    given(...founded)
      .when(ask('SaveCompany', moved))
      .then(saved))

  it('saving the same record again changes nothing', () => {
    given(...founded)
      .when(ask('SaveCompany', record))
      .thenNothing()
    given(...founded, saved)
      .when(ask('SaveCompany', moved))
      .thenNothing()
  })

  it('refuses an address that another organization has', () => {
    const naming = (holderId: string) => ({ kind: 'subdomain' as const, name: 'hash of horizonte', holderId })
    const held = { type: 'NameClaimed', data: { kind: 'subdomain', holderId: organizationId } } as const
    const claimed = givenOf(claim)
    claimed()
      .when({ type: 'ClaimName', data: naming(organizationId) })
      .then(held)
    claimed(held)
      .when({ type: 'ClaimName', data: naming(organizationId) })
      .thenNothing()
    claimed(held)
      .when({ type: 'ClaimName', data: naming(bia) })
      .thenRefused('organization.subdomainTaken')
  })
})

describe('Adding a user', () => {
  it('ORG-02 a new user gets a licence and an access profile', () =>
    given(...founded, profile(field, 'Campo', viewing))
      .when(seat(bia, 'editor', field))
      .then(added(bia, 'editor', field)))

  it('a user is added once, however often the command is sent', () =>
    given(...founded, added(bia, 'editor'))
      .when(seat(bia, 'editor'))
      .thenNothing())

  it('ORG-02 refuses a user who was added with another licence or access profile', () => {
    const history = [...founded, profile(field, 'Campo', viewing), added(bia, 'editor')]
    given(...history)
      .when(seat(bia, 'viewer'))
      .thenRefused('organization.userAlreadyAdded')
    given(...history)
      .when(seat(bia, 'editor', field))
      .thenRefused('organization.userAlreadyAdded')
  })

  it('ORG-04 refuses an access profile that does not exist', () =>
    given(...founded)
      .when(seat(bia, 'editor', field))
      .thenRefused('organization.profileUnknown'))

  it('ORG-09 refuses to grant more than the granter has', () => {
    givenBia(...managed, profile(field, 'Campo', viewing))
      .when(seat(caio, 'creator', field))
      .then(added(caio, 'creator', field))
    givenBia(...managed, profile(field, 'Campo', { ...viewing, finance: 'viewOnly', hours: 'totalControl' }))
      .when(seat(caio, 'creator', field))
      .thenRefused(...beyond('hours', 'finance'))
    givenBia(...managed)
      .when(seat(caio, 'viewer'))
      .thenRefused(...beyond(...features.filter((feature) => !['tasks', 'organization', 'hours'].includes(feature))))
    givenBia(...managed)
      .when(seat(caio, 'worker'))
      .then(added(caio, 'worker'))
  })

  it('ORG-09 refuses people who are no users', () => {
    givenBia(...founded)
      .when(seat(caio, 'viewer'))
      .thenRefused(...beyond(...features))
    givenVisitor(...founded)
      .when(seat(caio, 'viewer'))
      .thenRefused(...beyond(...features))
  })
})

describe('The seats of a plan', () => {
  const full = [...founded, ...people(4).map((userId) => added(userId, 'worker'))]

  it.each(['creator', 'editor', 'worker', 'apiIntegrator'] as const)(
    'ORG-07 refuses a %s when all seats are taken',
    (licence) =>
      given(...full)
        .when(seat(bia, licence))
        .thenRefused('organization.noSeatLeft'),
  )

  it('ORG-07 the last seat can be taken', () =>
    given(...full.slice(0, -1))
      .when(seat(bia, 'creator'))
      .then(added(bia, 'creator')))

  it('ORG-07 viewers take no seats', () => {
    given(...full)
      .when(seat(bia, 'viewer'))
      .then(added(bia, 'viewer'))
    given(...founded, ...people(40).map((userId) => added(userId, 'viewer')))
      .when(seat(bia, 'creator'))
      .then(added(bia, 'creator'))
  })

  it('ORG-07 a seat is free again once its user becomes a viewer', () =>
    given(...full, licensed(person(1), 'viewer', 'worker'))
      .when(seat(bia, 'editor'))
      .then(added(bia, 'editor')))
})

describe('A user’s licence', () => {
  const history = [...founded, added(bia, 'viewer')]

  it('ORG-07 a changed licence records the one before', () =>
    given(...history)
      .when(license(bia, 'editor'))
      .then(licensed(bia, 'editor', 'viewer')))

  it('a change to the same licence does nothing', () => {
    given(...history)
      .when(license(bia, 'viewer'))
      .thenNothing()
    given(...history, licensed(bia, 'editor', 'viewer'))
      .when(license(bia, 'editor'))
      .thenNothing()
  })

  it('ORG-07 a changed licence needs a seat, besides the one that the user has', () => {
    const others = people(4).map((userId) => added(userId, 'worker'))
    given(...history, ...others)
      .when(license(bia, 'editor'))
      .thenRefused('organization.noSeatLeft')
    given(...founded, ...others)
      .when(license(person(1), 'creator'))
      .then(licensed(person(1), 'creator', 'worker'))
  })

  it('refuses to change the licence of somebody who is no user', () =>
    given(...founded)
      .when(license(bia, 'editor'))
      .thenRefused('organization.userUnknown'))

  it('refuses to change the administrator’s licence', () => {
    given(...founded)
      .when(license(administratorId, 'viewer'))
      .thenRefused('organization.administratorFixed')
    givenBia(...managed)
      .when(license(administratorId, 'viewer'))
      .thenRefused('organization.administratorFixed')
  })

  it('ORG-09 refuses to change one’s own licence', () =>
    givenBia(...managed)
      .when(license(bia, 'editor'))
      .thenRefused('organization.notYourself'))

  it('ORG-09 refuses a licence that grants more than the granter has', () => {
    const lent = [...managed, profile(field, 'Campo', { ...viewing, tasks: 'totalControl' })]
    givenBia(...lent, added(caio, 'viewer', field))
      .when(license(caio, 'editor'))
      .thenRefused(...beyond('tasks'))
    givenBia(...lent, added(caio, 'worker', field))
      .when(license(caio, 'viewer'))
      .then(licensed(caio, 'viewer', 'worker'))
  })
})

describe('A user’s access profile', () => {
  const history = [...founded, profile(field, 'Campo', viewing), added(bia, 'editor')]

  it('ORG-04 an access profile is assigned, and taken away', () => {
    given(...history)
      .when(assign(bia, field))
      .then(assigned(bia, field, null))
    given(...history, assigned(bia, field, null))
      .when(assign(bia, null))
      .then(assigned(bia, null, field))
  })

  it('assigning the same access profile again changes nothing', () => {
    given(...history)
      .when(assign(bia, null))
      .thenNothing()
    given(...history, assigned(bia, field, null))
      .when(assign(bia, field))
      .thenNothing()
  })

  it('ORG-04 the access profile determines what the user may do', () => {
    expect(userAfter(bia, ...history)?.rights).toEqual(rightsOf('editor', everyRight))
    expect(userAfter(bia, ...history, assigned(bia, field, null))).toMatchObject({ profileId: field, rights: viewing })
  })

  it('ORG-04 refuses to assign an access profile that does not exist', () =>
    given(...history)
      .when(assign(bia, office))
      .thenRefused('organization.profileUnknown'))

  it('refuses to assign an access profile to somebody who is no user', () =>
    given(...history)
      .when(assign(caio, field))
      .thenRefused('organization.userUnknown'))

  it('refuses to assign an access profile to the administrator', () =>
    given(...history)
      .when(assign(administratorId, field))
      .thenRefused('organization.administratorFixed'))

  it('ORG-09 refuses to assign an access profile to oneself', () =>
    givenBia(...managed)
      .when(assign(bia, null))
      .thenRefused('organization.notYourself'))

  it('ORG-09 refuses an access profile that grants more than the granter has', () => {
    givenBia(...managed, profile(field, 'Campo', { ...viewing, risks: 'editOnly' }), added(caio, 'editor', office))
      .when(assign(caio, field))
      .thenRefused(...beyond('risks'))
    givenBia(...managed, profile(field, 'Campo', viewing), added(caio, 'editor', office))
      .when(assign(caio, field))
      .then(assigned(caio, field, office))
  })
})

describe('Creating an access profile', () => {
  it('ORG-04 an access profile has a name and a level for each feature', () =>
    given(...founded)
      .when(describeProfile('CreateAccessProfile', field, 'Campo', viewing))
      .then(profile(field, 'Campo', viewing)))

  it('an access profile is created once, however often the command is sent', () =>
    given(...founded, profile(field, 'Campo', viewing))
      .when(describeProfile('CreateAccessProfile', field, 'Campo', viewing))
      .thenNothing())

  it('refuses the id of another access profile', () =>
    given(...founded, profile(field, 'Campo', viewing))
      .when(describeProfile('CreateAccessProfile', field, 'Campo', managing))
      .thenRefused('organization.idTaken'))

  it.each([
    ['Campo', ' CAMPO '],
    [' campo ', 'Campo'],
  ])('ORG-04 with a profile %j, refuses another with the name %j', (existingName, newName) =>
    given(...founded, profile(field, existingName, viewing))
      .when(describeProfile('CreateAccessProfile', office, newName, viewing))
      .thenRefused('organization.profileNameTaken'),
  )

  it('ORG-09 refuses rights beyond those of the creator', () =>
    givenBia(...managed)
      .when(describeProfile('CreateAccessProfile', field, 'Campo', { ...viewing, tasks: 'editOnly' }))
      .thenRefused(...beyond('tasks')))
})

describe('Changing an access profile', () => {
  const history = [...founded, profile(field, 'Campo', viewing), profile(office, 'Escritório', managing)]
  const change = (name: string, permissions: Rights) => describeProfile('ChangeAccessProfile', field, name, permissions)
  const changed: CompanyEvent = {
    type: 'AccessProfileChanged',
    data: {
      profileId: field,
      name: 'Obra',
      permissions: managing,
      mayOwnProjects: true,
      before: { name: 'Campo', permissions: viewing, mayOwnProjects: true },
    },
  }

  it('ORG-04 a changed access profile records the one before', () =>
    given(...history)
      .when(change('Obra', managing))
      .then(changed))

  it('ORG-04 a changed access profile counts at once for its users', () =>
    expect(userAfter(bia, ...history, added(bia, 'creator', field), changed)?.rights).toEqual(managing))

  it('a change to the same values does nothing', () => {
    given(...history)
      .when(change('Campo', viewing))
      .thenNothing()
    given(...history, changed)
      .when(change('Obra', managing))
      .thenNothing()
  })

  it('refuses to change an access profile that does not exist', () =>
    given(...founded)
      .when(change('Obra', managing))
      .thenRefused('organization.profileUnknown'))

  it('ORG-04 refuses the name of another access profile, but not its own', () => {
    given(...history)
      .when(change('escritório', viewing))
      .thenRefused('organization.profileNameTaken')
    given(...history)
      .when(change('CAMPO', viewing))
      .then({
        type: 'AccessProfileChanged',
        data: {
          profileId: field,
          name: 'CAMPO',
          permissions: viewing,
          mayOwnProjects: true,
          before: { name: 'Campo', permissions: viewing, mayOwnProjects: true },
        },
      })
  })

  it('ORG-09 refuses to change an access profile that one has', () =>
    givenBia(...history, added(bia, 'creator', field))
      .when(change('Obra', viewing))
      .thenRefused('organization.profileBindsYourself'))

  it('ORG-09 refuses a change to rights beyond one’s own', () =>
    givenBia(...history, added(bia, 'creator', office))
      .when(change('Obra', { ...managing, canvas: 'viewOnly' }))
      .thenRefused(...beyond('canvas')))
})

describe('Deleting an access profile', () => {
  const remove = ask('DeleteAccessProfile', { profileId: field })
  const history = [
    ...founded,
    profile(field, 'Campo', viewing, false),
    added(bia, 'editor', field),
    added(caio, 'viewer'),
  ]

  it('ORG-05 a deleted access profile returns its users, and nobody else, to full access', () => {
    const deleted = profileDeleted(bia)
    given(...history)
      .when(remove)
      .then(deleted)
    expect(userAfter(bia, ...history, deleted)).toMatchObject({
      profileId: null,
      rights: rightsOf('editor', everyRight),
      mayOwnProjects: true,
    })
    given(...history, deleted)
      .when(assign(bia, null))
      .thenNothing()
  })

  it('ORG-05 a deleted access profile frees its name', () =>
    given(...history, profileDeleted(bia))
      .when(describeProfile('CreateAccessProfile', office, 'Campo', viewing))
      .then(profile(office, 'Campo', viewing)))

  it('refuses to delete an access profile that does not exist, or no longer does', () => {
    given(...founded)
      .when(remove)
      .thenRefused('organization.profileUnknown')
    given(...history, profileDeleted(bia))
      .when(remove)
      .thenRefused('organization.profileUnknown')
  })

  it('ORG-09 refuses to delete an access profile that one has', () =>
    givenBia(...history)
      .when(remove)
      .thenRefused('organization.profileBindsYourself'))

  it('ORG-09 refuses a deletion that would give its users more than one has', () => {
    const seated = [...managed, profile(field, 'Campo', viewing, false)]
    givenBia(...seated, added(caio, 'viewer', field))
      .when(remove)
      .thenRefused(...beyond(...features.filter((feature) => !['tasks', 'organization', 'hours'].includes(feature))))
    givenBia(...seated)
      .when(remove)
      .then(profileDeleted())
  })
})

describe('What a user may do', () => {
  it('the administrator may do everything', () =>
    expect(userAfter(administratorId, ...founded)).toEqual({
      licence: 'creator',
      administrator: true,
      profileId: null,
      rights: everyRight,
      mayOwnProjects: true,
    }))

  it('ORG-06 users may own projects, unless the access profile forbids it', () => {
    const history = [...founded, profile(field, 'Campo', viewing, false)]
    expect(userAfter(bia, ...history, added(bia, 'creator'))?.mayOwnProjects).toBe(true)
    expect(userAfter(bia, ...history, added(bia, 'creator', field))?.mayOwnProjects).toBe(false)
  })

  it.each([
    ['creator', 'totalControl'],
    ['editor', 'editOnly'],
    ['worker', 'noAccess'],
    ['viewer', 'viewOnly'],
    ['apiIntegrator', 'editOnly'],
  ] as const)('ORG-07 the licence %s reaches to %s', (licence, level) =>
    expect(new Set(Object.values(userAfter(bia, ...founded, added(bia, licence))?.rights ?? {}))).toEqual(
      new Set([level]),
    ),
  )

  it('somebody who is no user may do nothing', () => {
    expect(userAfter(bia, ...founded)).toBeUndefined()
    expect(userAfter('toString', ...founded)).toBeUndefined()
    expect(userOf(undefined, bia)).toBeUndefined()
  })
})

describe('Whatever is asked of an organization', () => {
  const members = [administratorId, bia, caio, ...people(4)]
  const anyOf = fc.constantFrom
  const member = anyOf(...members)
  const licence = anyOf(...licences)
  const profileId = anyOf(field, office)
  const byUser = (userId: string) => ({ actor: { ...ann, userId }, at })
  const asker = member.map(byUser)
  const permissions = fc
    .tuple(anyOf(...levels), anyOf(...levels), anyOf(...levels))
    .map(([level, projects, actionLog]) => ({
      ...noRight,
      tasks: level,
      hours: level,
      organization: level,
      projects,
      actionLog,
    }))
  const described = fc.record({
    profileId,
    name: anyOf('Campo', ' campo', 'Obra'),
    permissions,
    mayOwnProjects: fc.boolean(),
  })
  const commands: fc.Arbitrary<CompanyCommand> = fc.oneof(
    fc.tuple(member, licence, fc.option(profileId)).map((choice) => seat(...choice)),
    fc.tuple(member, licence).map((choice) => license(...choice)),
    fc.tuple(member, fc.option(profileId)).map((choice) => assign(...choice)),
    described.map((profile) => ask('CreateAccessProfile', profile)),
    described.map((profile) => ask('ChangeAccessProfile', profile)),
    profileId.map((id) => ask('DeleteAccessProfile', { profileId: id })),
  )
  const by = { actor: ann, at }
  const beginning = [
    { command: ask('FoundOrganization', { administratorId, company: record }), by },
    { command: describeProfile('CreateAccessProfile', office, 'Escritório', managing), by },
    { command: seat(bia, 'creator', office), by },
    ...people(3).map((userId) => ({ command: seat(userId, 'worker'), by })),
    { command: seat(caio, 'viewer'), by },
  ]
  const histories = fc
    .array(fc.record({ command: commands, by: fc.oneof(asker, fc.constant(by)) }), { maxLength: 40, size: 'max' })
    .map((sent) => obeyAll(company, [...beginning, ...sent]))

  it('ORG-04 names of access profiles stay unique, and nobody has a profile that does not exist', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { after } of history) {
          const names = Object.values(after?.profiles ?? {}).map(({ name }) => name.trim().toLowerCase())
          expect(new Set(names).size).toBe(names.length)
          const bound = Object.values(after?.users ?? {}).flatMap((user) => user.profileId ?? [])
          expect(Object.keys(after?.profiles ?? {})).toEqual(expect.arrayContaining(bound))
        }
      }),
    ))

  it('ORG-07 a trial seats five people at most, besides its viewers, and its administrator always', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { after } of history) {
          const seated = Object.values(after?.users ?? {}).filter((user) => user.licence !== 'viewer')
          expect(seated.length).toBeLessThanOrEqual(5)
          expect(after?.users[administratorId]).toEqual({ licence: 'creator', profileId: null })
        }
      }),
    ))

  it('ORG-09 nobody gets more than they or the granter had, and nobody changes their own rights', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { by: context, before, after } of history.slice(1)) {
          const giver = userIdOf(context.actor) ?? ''
          const giving = userOf(before, giver)
          if (giving) expect(userOf(after, giver)).toEqual(giving)
          for (const userId of members) {
            const [had, has] = [userOf(before, userId), userOf(after, userId)]
            const most = [had, giving].flatMap((user) => user ?? [])
            const beyondBoth = features.filter(
              (feature) => has && !most.some(({ rights }) => reaches(rights[feature], has.rights[feature])),
            )
            expect(beyondBoth.filter((feature) => has?.rights[feature] !== 'noAccess')).toEqual([])
            if (has?.mayOwnProjects) expect(most.some(({ mayOwnProjects }) => mayOwnProjects)).toBe(true)
          }
        }
      }),
    ))

  it('ORG-09 only an auditor makes another auditor', () => {
    let made = 0
    fc.assert(
      fc.property(histories, (history) => {
        for (const { by: context, before, after } of history.slice(1)) {
          const [auditors, then] = [auditorsIn(before), auditorsIn(after)]
          const anew = then.filter((userId) => !auditors.includes(userId))
          const byAuditor = context.actor.kind === 'user' && auditors.includes(context.actor.userId)
          expect(byAuditor ? [] : anew).toEqual([])
          made += anew.length
        }
      }),
    )
    expect(made, 'an auditor makes others').toBeGreaterThan(0)
  })

  it('ORG-09 who is no auditor makes none, through any people and profiles', () => {
    const withoutAuditors = fc
      .array(fc.record({ command: commands, by: anyOf(bia, caio, ...people(4)).map(byUser) }), {
        maxLength: 40,
        size: 'max',
      })
      .map((sent) => obeyAll(company, [...tempting, ...sent]))
    fc.assert(
      fc.property(withoutAuditors, (history) => {
        for (const { after } of history.slice(tempting.length)) expect(auditorsIn(after)).toEqual([administratorId])
      }),
    )
  })

  /**
   * Bia may do everything but audit. An auditors' profile exists and binds Caio, whose licence does not reach that
   * far.
   */
  const tempting = [
    ...beginning.slice(0, 1),
    { command: describeProfile('CreateAccessProfile', field, 'Auditoria', everyRight), by },
    { command: seat(bia, 'creator'), by },
    { command: seat(caio, 'viewer', field), by },
  ]

  const auditorsIn = (state: Organization) =>
    members.filter((userId) => {
      const user = userOf(state, userId)
      return user && auditsEverything(user)
    })

  it('every event of an organization fits its contract', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { type, data } of history.flatMap(({ events }) => events))
          expect(companyEvents[type].parse(data)).toEqual(data)
      }),
    ))
})

describe('An organization that nobody founded', () => {
  const copied = {
    logotipoUrl: 'https://obra.example/logo.png',
    mediaType: 'image/png',
    width: 1,
    height: 1,
    size: 68,
    sha256: 'a'.repeat(64),
    storageKey: field,
  }
  const sent = [
    ask('SaveCompany', record),
    ask('SetTimeZone', { timeZone: 'UTC' }),
    ask('KeepLogotipo', copied),
    seat(bia, 'viewer'),
    license(bia, 'viewer'),
    assign(bia, null),
    describeProfile('CreateAccessProfile', field, 'Campo', viewing),
    describeProfile('ChangeAccessProfile', field, 'Campo', viewing),
    ask('DeleteAccessProfile', { profileId: field }),
    ask('RemoveUser', { userId: bia }),
    ask('GrantSeats', { plan: 'pro', seats: 5 }),
    ask('BookSeats', { plan: 'startup', seats: 3 }),
    ask('WithdrawSeatsBooking', {}),
  ]

  it.each(sent.map((command) => [command.type, command] as const))('refuses %s', (_, command) =>
    given().when(command).thenRefused('organization.unknown'),
  )

  it('refuses every command but its founding', () =>
    expect(['FoundOrganization', ...sent.map(({ type }) => type)].sort()).toEqual(Object.keys(company.decide).sort()))
})

function userAfter(userId: string, ...history: CompanyEvent[]) {
  return userOf(
    fold(
      company,
      history.map((event) => ({ ...event, at })),
    ),
    userId,
  )
}
function person(number: number) {
  return `00000000-0000-4000-8000-0000000004${String(number).padStart(2, '0')}`
}
function people(count: number) {
  return Array.from({ length: count }, (_, index) => person(index + 1))
}
function ask<Type extends CompanyCommand['type']>(type: Type, data: object): CompanyCommand {
  return { type, data: { organizationId, ...data } } as CompanyCommand
}
function seat(userId: string, licence: Licence, profileId: string | null = null) {
  return ask('SeatUser', { userId, licence, profileId })
}
function license(userId: string, licence: Licence) {
  return ask('ChangeUserLicence', { userId, licence })
}
function assign(userId: string, profileId: string | null) {
  return ask('AssignAccessProfile', { userId, profileId })
}
function describeProfile(
  type: 'CreateAccessProfile' | 'ChangeAccessProfile',
  profileId: string,
  name: string,
  permissions: Rights,
) {
  return ask(type, { profileId, name, permissions, mayOwnProjects: true })
}
function added(userId: string, licence: Licence, profileId: string | null = null): CompanyEvent {
  return { type: 'UserAdded', data: { organizationId, userId, licence, profileId } }
}
function licensed(userId: string, licence: Licence, before: Licence): CompanyEvent {
  return { type: 'UserLicenceChanged', data: { userId, licence, before: { licence: before } } }
}
function assigned(userId: string, profileId: string | null, before: string | null): CompanyEvent {
  return { type: 'AccessProfileAssigned', data: { userId, profileId, before: { profileId: before } } }
}
function profile(profileId: string, name: string, permissions: Rights, mayOwnProjects = true): CompanyEvent {
  return { type: 'AccessProfileCreated', data: { profileId, name, permissions, mayOwnProjects } }
}
function profileDeleted(...returnedToFullAccess: string[]): CompanyEvent {
  const before = { name: 'Campo', permissions: viewing, mayOwnProjects: false }
  return { type: 'AccessProfileDeleted', data: { profileId: field, returnedToFullAccess, before } }
}
