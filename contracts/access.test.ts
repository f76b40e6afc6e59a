import { describe, expect, it } from 'vitest'
import {
  type Actor,
  auditsEverything,
  type Copying,
  features,
  type Level,
  levelIn,
  levels,
  licenceClass,
  may,
  type Need,
  type ProjectPlace,
  type ProjectRole,
  type Rights,
  rightsOf,
  roleIn,
  type User,
} from './access'
import { needs, queries } from './index'

const everywhere = (level: Level) => Object.fromEntries(features.map((feature) => [feature, level])) as Rights
const ann: User = {
  kind: 'user',
  userId: 'ann',
  organizationId: 'ours',
  licence: 'creator',
  administrator: false,
  rights: everywhere('totalControl'),
  profileId: null,
  mayOwnProjects: true,
  premium: true,
  mustChangePassword: false,
}
const withTypedPassword: User = { ...ann, administrator: true, mustChangePassword: true }
const visitor: Actor = { kind: 'visitor' }
const placeWith = (roles: readonly ProjectRole[], ownerId = 'bia', organizationId = 'ours'): ProjectPlace => ({
  projectId: 'bridge',
  organizationId,
  ownerId,
  roles: roles.length > 0 ? { ann: roles } : {},
})
const inOrganization = (level: Level): Need => ({ of: 'organization', feature: 'customers', level })
const inProject = (level: Level, only?: 'owner' | 'manager'): Need => ({
  of: 'project',
  feature: 'tasks',
  level,
  ...(only && { only }),
})
const verdictOf = (actor: Actor, need: Need, project?: ProjectPlace) => {
  const verdict = may(actor, need, project)
  return verdict.allowed ? verdict.basis : `no: ${verdict.because}`
}

describe('Who may do what', () => {
  it.each([
    ['anyone', visitor, { of: 'anyone' }, 'anyone'],
    ['a visitor', visitor, { of: 'self' }, 'no: signIn'],
    ['a visitor', visitor, inOrganization('viewOnly'), 'no: signIn'],
    ['a visitor', visitor, inProject('viewOnly'), 'no: signIn'],
    ['a user', ann, { of: 'self' }, 'self'],
    ['a user whose trial has ended', { ...ann, premium: false }, { of: 'self' }, 'no: subscriptionEnded'],
    ['a user whose trial has ended', { ...ann, premium: false }, { of: 'self', afterEnd: true }, 'self'],
    ['whose password somebody typed', withTypedPassword, { of: 'anyone' }, 'anyone'],
    ['whose password somebody typed', withTypedPassword, { of: 'self' }, 'no: passwordMustChange'],
    ['whose password somebody typed', withTypedPassword, { of: 'self', beforePasswordChange: true }, 'self'],
    ['whose password somebody typed', withTypedPassword, inOrganization('viewOnly'), 'no: passwordMustChange'],
    ['whose password somebody typed', withTypedPassword, inProject('viewOnly'), 'no: passwordMustChange'],
    ['a user whose trial has ended', { ...ann, premium: false }, inOrganization('viewOnly'), 'no: subscriptionEnded'],
    ['a user whose trial has ended', { ...ann, premium: false }, inProject('viewOnly'), 'no: unknown'],
  ] as [string, Actor, Need, string][])('ORG-09 %s %#', (_, actor, need, answer) =>
    expect(verdictOf(actor, need)).toBe(answer),
  )

  it.each(levels.flatMap((has) => levels.map((needed): [Level, Level] => [has, needed])))(
    'ORG-09 in the organization, with %s of what needs %s',
    (has, needed) => {
      const user = { ...ann, rights: { ...everywhere('noAccess'), customers: has } }
      const enough = levels.indexOf(has) >= levels.indexOf(needed)
      expect(verdictOf(user, inOrganization(needed))).toBe(enough ? 'rights' : 'no: noPermission')
      expect(verdictOf({ ...user, administrator: true }, inOrganization(needed))).toBe('administrator')
    },
  )

  /**
   * What each role in a project permits somebody who has every right: the highest level, and whether acts of
   * managers or owners.
   */
  const ties: { tie: string; user: User; place: ProjectPlace; most: Level; manages: boolean; owns: boolean }[] = [
    { tie: 'owner', user: ann, place: placeWith([], 'ann'), most: 'totalControl', manages: true, owns: true },
    {
      tie: 'manager',
      user: ann,
      place: placeWith(['team', 'manager']),
      most: 'totalControl',
      manages: true,
      owns: false,
    },
    {
      tie: 'administrator',
      user: { ...ann, administrator: true },
      place: placeWith(['team']),
      most: 'totalControl',
      manages: true,
      owns: false,
    },
    {
      tie: 'team',
      user: ann,
      place: placeWith(['stakeholder', 'team']),
      most: 'editOnly',
      manages: false,
      owns: false,
    },
    { tie: 'stakeholder', user: ann, place: placeWith(['stakeholder']), most: 'viewOnly', manages: false, owns: false },
  ]

  it.each(ties)('ORG-09 in a project, $tie reaches up to $most', ({ tie, user, place, most, manages, owns }) => {
    expect(roleIn(user, place)).toBe(tie)
    for (const level of levels.slice(1)) {
      const reached = levels.indexOf(level) <= levels.indexOf(most)
      expect(verdictOf(user, inProject(level), place)).toBe(reached ? tie : 'no: noPermission')
      expect(verdictOf(user, inProject(level, 'manager'), place)).toBe(reached && manages ? tie : 'no: noPermission')
      expect(verdictOf(user, inProject(level, 'owner'), place)).toBe(reached && owns ? tie : 'no: noPermission')
    }
    expect(verdictOf({ ...user, premium: false }, inProject('viewOnly'), place)).toBe('no: subscriptionEnded')
  })

  it.each(levels.flatMap((right) => ties.map((tie) => ({ right, ...tie }))))(
    'ORG-09 as $tie, with a right of $right: the lower counts',
    ({ right, tie, user, place, most }) => {
      const limited = { ...user, rights: everywhere(right) }
      const lower = levels.indexOf(right) < levels.indexOf(most) ? right : most
      expect(levelIn(limited, 'tasks', place)).toBe(tie === 'administrator' ? most : lower)
    },
  )

  it.each([
    ['without a role', ann, placeWith([])],
    ['of another organization', ann, placeWith(['manager'], 'ann', 'theirs')],
    ['of another organization, as administrator', { ...ann, administrator: true }, placeWith([], 'bia', 'theirs')],
    ['that was never created', ann, undefined],
    ['with an id that every table has', { ...ann, userId: 'constructor' }, placeWith([])],
  ] as [string, User, ProjectPlace | undefined][])(
    'ORG-09 a project %s does not exist for a user',
    (_, user, place) => {
      for (const premium of [true, false])
        expect(verdictOf({ ...user, premium }, inProject('noAccess'), place)).toBe('no: unknown')
    },
  )
})

describe('A project that is not whole', () => {
  const need = { ...inProject('viewOnly'), inCopy: ['ended'] } as Need
  const ofAnn = (copying: Copying) => ({ ...placeWith([], 'ann'), copying })

  it.each([
    ['its manager', ann, placeWith(['manager'])],
    ['a member of its team', ann, placeWith(['team'])],
    ['the administrator', { ...ann, administrator: true }, placeWith([])],
  ] as [string, User, ProjectPlace][])('PRJ-01 an unfinished project does not exist for %s', (_, user, place) => {
    expect(verdictOf(user, need, place)).not.toBe('no: unknown')
    for (const copying of ['underWay', 'ended'] as const)
      expect(verdictOf(user, need, { ...place, copying })).toBe('no: unknown')
  })

  it('PRJ-01 the owner may do what is open during a copy, and nothing else', () => {
    expect(verdictOf(ann, need, ofAnn('ended'))).toBe('owner')
    expect(verdictOf(ann, need, ofAnn('underWay'))).toBe('no: beingCopied')
    for (const copying of ['underWay', 'ended'] as const)
      expect(verdictOf(ann, inProject('viewOnly'), ofAnn(copying))).toBe('no: beingCopied')
  })

  it('PRJ-01 the owner sees a project while it is copied, and may remove it once that has ended', () => {
    const openIn = (copying: Copying) =>
      [...Object.entries(needs), ...Object.entries(queries).map(([name, query]) => [name, query.need] as const)]
        .filter(([, need]) => need.of === 'project' && may(ann, need, ofAnn(copying)).allowed)
        .map(([name]) => name)
    expect(openIn('underWay')).toEqual(['project'])
    expect(openIn('ended')).toEqual(['DeleteProject', 'project'])
  })
})

describe('The rights of a licence', () => {
  it.each([
    ['creator', 'totalControl'],
    ['editor', 'editOnly'],
    ['worker', 'noAccess'],
    ['viewer', 'viewOnly'],
    ['apiIntegrator', 'editOnly'],
  ] as const)('ORG-07 the rights of the licence %s reach to %s', (licence, most) => {
    expect(rightsOf(licence, undefined)).toEqual(everywhere(most))
    for (const level of levels) {
      const lower = levels.indexOf(level) < levels.indexOf(most) ? level : most
      expect(rightsOf(licence, everywhere(level))).toEqual(everywhere(lower))
    }
  })

  it('ORG-04 a feature that an access profile does not name is closed', () =>
    expect(rightsOf('creator', { tasks: 'editOnly' })).toEqual({ ...everywhere('noAccess'), tasks: 'editOnly' }))
})

describe('The class of a licence', () => {
  it.each([
    ['creator', ['noAccess', 'totalControl', 'viewOnly']],
    ['creator', ['editOnly', 'totalControl']],
    ['editor', ['viewOnly', 'editOnly', 'noAccess']],
    ['viewer', ['viewOnly', 'noAccess']],
    ['viewer', ['noAccess']],
    ['viewer', []],
  ] as const)('SES-07 the class of a licence is %s for %j', (expected, permissions) =>
    expect(licenceClass(permissions.map((permission) => ({ permission })))).toBe(expected),
  )
})

describe('The whole action log', () => {
  it.each([
    ['the administrator', { ...ann, administrator: true }, true],
    ['somebody with every right, but without an access profile', ann, false],
    ['somebody whose access profile makes them an auditor', { ...ann, profileId: 'auditors' }, true],
    [
      'somebody whose access profile shows the action log',
      { ...ann, profileId: 'auditors', rights: { ...everywhere('totalControl'), actionLog: 'editOnly' as const } },
      false,
    ],
  ] as [string, User, boolean][])('ORG-09 the whole action log is open or closed to %s', (_, user, open) =>
    expect(auditsEverything(user)).toBe(open),
  )
})
