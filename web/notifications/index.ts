import { AlertRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const notifications = {
  places: [{ word: 'notifications', path: addresses.notifications(), icon: AlertRegular }],
} satisfies Module
