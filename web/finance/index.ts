import { MoneyRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { ledgerScreen } from './ledgerScreen'
import { NewEntry } from './NewEntry'

export const finance = {
  views: [
    {
      view: 'finance',
      place: 'money',
      feature: 'finance',
      address: addresses.finance,
      fetch: ledgerScreen,
      action: NewEntry,
      begins: { command: 'RecordEntry', level: 'editOnly' },
      hearsAdd: true,
    },
  ],
  found: {
    entry: {
      icon: MoneyRegular,
      address: (projectId: string, entryId: string) => addresses.finance(projectId, entryId),
    },
  },
} satisfies Module
