import { describe, expect, it } from 'vitest'
import { features, type Level, may, type Need, type ProjectPlace, type Rights, type User } from './access'
import type { CallContract } from './call'
import { calls } from './calls'
import { type CommandType, commands, needs, queries, readings } from './index'
import type { QueryContract } from './query'

/**
 * What is open after the trial's end, by hand and not from the needs: a command that writes does not come onto this
 * list by chance.
 */
const open = {
  commands: [
    'BookPlanChange',
    'CancelSubscription',
    'ChangePassword',
    'ChangePaymentCard',
    'DeleteMyAccount',
    'ExportActionLog',
    'ExportLogProof',
    'OrderPlan',
    'RequestBudget',
    'RequestEmailProof',
    'ResumeSubscription',
    'SaveBillingData',
    'SignOut',
    'ViewActionLog',
    'WithdrawPayment',
    'WithdrawPlanChange',
  ],
  queries: [
    'billingData',
    'files',
    'installments',
    'listedEntries',
    'me',
    'partners',
    'payment',
    'paymentRecord',
    'payments',
    'projects',
    'subscription',
    'tasks',
  ],
  calls: [
    'billingAddress',
    'browserSpan',
    'downloadActionLog',
    'downloadLogProof',
    'fetchFile',
    'fetchPaymentReceipt',
    'followUpdates',
    'openPayment',
    'paySandbox',
    'readCompany',
    'readPayment',
    'validateSession',
  ],
}

/** What is for everybody, whether or not they are signed in, asks for no subscription. */
const forAnyone = {
  commands: ['ProveEmail', 'RecoverPassword', 'RequestPasswordRecovery', 'SignUp'],
  queries: [],
  calls: ['authenticate', 'fetchLogotipo', 'logout', 'noticePayment', 'openApi', 'readLogotipo'],
}

const owner: User = {
  kind: 'user',
  userId: 'ann',
  organizationId: 'ours',
  licence: 'creator',
  administrator: true,
  rights: rightsAt('totalControl'),
  profileId: null,
  mayOwnProjects: true,
  premium: false,
  mustChangePassword: false,
}
function rightsAt(level: Level): Rights {
  return Object.fromEntries(features.map((feature) => [feature, level])) as Rights
}

const place: ProjectPlace = { projectId: 'bridge', organizationId: 'ours', ownerId: 'ann', roles: {} }

const needsOfAll: Record<keyof typeof open, Record<string, Need>> = {
  commands: needs,
  queries: needsOf<QueryContract>(queries),
  calls: needsOf<CallContract>(calls),
}

function needsOf<Contract extends { need: Need }>(contracts: Record<string, Contract>): Record<string, Need> {
  return Object.fromEntries(Object.entries(contracts).map(([name, { need }]) => [name, need]))
}

const kinds = Object.keys(open) as (keyof typeof open)[]
const rows = kinds.flatMap((kind) => Object.entries(needsOfAll[kind]).map(([name, need]) => ({ kind, name, need })))

describe("After the trial's end", () => {
  it.each(rows)(
    'SES-03 to somebody with every right, $name of the $kind is what the list says',
    ({ kind, name, need }) => {
      const isListed = [...open[kind], ...forAnyone[kind]].includes(name as never)
      expect(may(owner, need, place)).toEqual(
        isListed ? { allowed: true, basis: expect.any(String) } : { allowed: false, because: 'subscriptionEnded' },
      )
      expect(may({ ...owner, premium: true }, need, place).allowed).toBe(true)
    },
  )

  it('SES-03 the lists name nothing that does not exist', () => {
    for (const kind of kinds)
      expect([...open[kind], ...forAnyone[kind]].filter((name) => !(name in needsOfAll[kind]))).toEqual([])
  })

  it('SES-03 nobody is given a right by it: whoever lacks the right lacks it still', () => {
    const closed = { ...owner, administrator: false, rights: rightsAt('noAccess') }
    const strange = { ...place, ownerId: 'bia' }
    const foreign = { ...place, organizationId: 'theirs' }
    for (const { need } of rows.filter(({ need }) => need.of === 'organization' && need.afterEnd))
      expect(may(closed, need)).toEqual({ allowed: false, because: 'noPermission' })
    for (const { need } of rows.filter(({ need }) => need.of === 'plan'))
      expect(may(closed, need)).toEqual({ allowed: false, because: 'notPlanManager' })
    for (const { need } of rows.filter(({ need }) => need.of === 'project' && need.afterEnd)) {
      expect(may(closed, need, place)).toEqual({ allowed: false, because: 'noPermission' })
      expect(may(closed, need, strange)).toEqual({ allowed: false, because: 'unknown' })
      expect(may(owner, need, foreign)).toEqual({ allowed: false, because: 'unknown' })
    }
  })

  it('SES-03 no command is open that writes anything but that somebody reads, one’s own account, or what is paid', () => {
    const writing = (Object.keys(commands) as CommandType[]).filter((type) => {
      const need: Need = needs[type]
      return need.of !== 'anyone' && need.afterEnd && !readings.has(type)
    })
    expect(writing.map((type) => [type, needs[type].of])).toEqual([
      ['SignOut', 'self'],
      ['ChangePassword', 'self'],
      ['RequestEmailProof', 'self'],
      ['DeleteMyAccount', 'self'],
      ['SaveBillingData', 'plan'],
      ['OrderPlan', 'plan'],
      ['ChangePaymentCard', 'plan'],
      ['WithdrawPayment', 'plan'],
      ['BookPlanChange', 'plan'],
      ['WithdrawPlanChange', 'plan'],
      ['CancelSubscription', 'plan'],
      ['ResumeSubscription', 'plan'],
      ['RequestBudget', 'plan'],
    ])
  })

  it('SES-03 a list of one project is as open as the same list of all', () => {
    const differing = Object.entries<QueryContract>(queries).filter(
      ([, { need, needInProject }]) => needInProject && isOpen(need) !== isOpen(needInProject),
    )
    expect(differing.map(([name]) => name)).toEqual([])
  })
})

const isOpen = (need: Need) => need.of !== 'anyone' && need.afterEnd === true
