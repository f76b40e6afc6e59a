import { expect, it } from 'vitest'
import type { CallContract } from './call'
import { calls } from './calls'
import { type QueryName, queries } from './index'
import type { QueryContract } from './query'

/** Why a question need not wait for its turn: by hand, so that none is small by chance. */
const small = {
  'of the asker alone': ['analysisViews', 'dashboard', 'me', 'notifications', 'unreadNotifications'],
  'of one thing': [
    'card',
    'document',
    'entriesOfDocument',
    'entry',
    'import',
    'lastChanges',
    'partner',
    'payment',
    'paymentRecord',
    'project',
    'retention',
    'signOff',
    'task',
  ],
  'a page of what is kept in its order': [
    'approvals',
    'comments',
    'deletedCards',
    'deletedEntries',
    'deletedTasks',
    'discussion',
    'documentApprovers',
    'documents',
    'files',
    'logHeads',
    'partnerProjects',
    'partners',
    'payments',
    'projectApprovals',
    'taskHistory',
  ],
  'of few things, however large the plan': [
    'accessProfiles',
    'baselines',
    'billingData',
    'canvas',
    'deliveryGroups',
    'importMapping',
    'imports',
    'organizationUsers',
    'storage',
    'subscription',
    'taskViews',
    'workTime',
  ],
} satisfies Record<string, readonly QueryName[]>

/** Bytes that are kept as they are handed out, or made of one thing. */
const ofOneThing = ['fetchFile', 'fetchLogotipo', 'fetchPaymentReceipt', 'fetchReceipt']

const namesOf = (entries: readonly [string, unknown][]) => entries.map(([name]) => name).toSorted()
const isLarge = ({ cost }: QueryContract | CallContract) => cost === 'large'

it('T34 every question either takes turns or has a reason why it is small', () => {
  const declared = Object.entries(queries).filter(([, query]) => !isLarge(query))
  expect(namesOf(declared)).toEqual(Object.values(small).flat().sort())
})

it('T34 every download either takes turns or is of one thing', () => {
  const downloads = Object.entries<CallContract>(calls).filter(([, { output }]) => output === 'bytes')
  expect(namesOf(downloads.filter(([, call]) => !isLarge(call)))).toEqual(ofOneThing)
  expect(namesOf(downloads.filter(([, call]) => isLarge(call)))).toEqual(['downloadActionLog', 'downloadLogProof'])
})
