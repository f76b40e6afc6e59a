import { HistoryRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const audit = {
  tabs: [{ view: 'action-log', feature: 'actionLog', address: addresses.projectActionLog }],
  places: [{ word: 'action-log', path: addresses.actionLog(), icon: HistoryRegular, needs: ['actionLog', 'viewOnly'] }],
} satisfies Module
