import type { Need } from '@prumo/contracts/access'
import type { CallContract } from '@prumo/contracts/call'
import { calls } from '@prumo/contracts/calls'
import { needs, queries } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'

type Row = readonly [name: string, need: Need]

const doors: readonly Row[] = [
  ...Object.entries<Need>(needs),
  ...Object.entries<{ need: Need }>(queries).map(([name, { need }]): Row => [name, need]),
  ...Object.entries<CallContract>(calls).flatMap(([name, { need, needWith }]): Row[] => [
    [name, need],
    ...(needWith ? [[`${name} with ${needWith.field}`, needWith.need] as const] : []),
  ]),
]
const namesWith = (isSuch: (need: Need) => boolean) =>
  doors
    .filter(([, need]) => isSuch(need))
    .map(([name]) => name)
    .sort()

/** The matrices try each door by the need in its contract. These lists name the doors that need no right. */
describe('The doors that ask for no right', () => {
  it('ORG-09 are open to visitors by name', () => {
    expect(namesWith((need) => need.of === 'anyone')).toEqual([
      'ProveEmail',
      'RecoverPassword',
      'RequestPasswordRecovery',
      'SignUp',
      'authenticate',
      'fetchLogotipo',
      'logout',
      'noticePayment',
      'openApi',
      'readLogotipo',
      'validateSession with token',
    ])
  })

  it('ORG-09 are open by name to other systems, which prove who they are by what they send', () => {
    const fromElsewhere = Object.entries<CallContract>(calls).filter(([, { from }]) => from === 'elsewhere')
    expect(fromElsewhere.map(([name]) => name)).toEqual(['noticePayment'])
    // Nothing of a session is looked at there: nobody may have a right by one.
    expect(fromElsewhere.map(([, { need, output }]) => [need.of, output])).toEqual([['anyone', 'nothing']])
  })

  it('ORG-09 are open by name to everybody who is signed in', () => {
    expect(namesWith((need) => need.of === 'self')).toEqual([
      'AddGoal',
      'ArrangeDashboard',
      'ChangeGoal',
      'ChangePassword',
      'ChooseChartProjects',
      'ChooseFinancialIndicator',
      'DeleteMyAccount',
      'MarkAllNotificationsRead',
      'MarkNotificationsRead',
      'MarkNotificationsUnread',
      'Reauthenticate',
      'RemoveGoal',
      'RequestEmailProof',
      'SetNotificationMail',
      'SignOut',
      'browserSpan',
      'dashboard',
      'dashboardToday',
      'followUpdates',
      'ganttRenderer',
      'handOffSession',
      'lastChanges',
      'me',
      'notifications',
      'readCompany',
      'sayPresence',
      'unreadNotifications',
      'validateSession',
    ])
  })

  it('ACC-11 are open by name before a typed password is changed', () => {
    expect(namesWith((need) => need.of === 'self' && need.beforePasswordChange === true)).toEqual([
      'ChangePassword',
      'RequestEmailProof',
      'SignOut',
      'me',
      'validateSession',
    ])
  })
})
