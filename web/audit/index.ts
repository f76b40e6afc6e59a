import { HistoryRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const audit = {
  views: [{ view: 'action-log', place: 'records', feature: 'actionLog', address: addresses.projectActionLog }],
  places: [{ word: 'action-log', path: addresses.actionLog(), icon: HistoryRegular, needs: ['actionLog', 'viewOnly'] }],
} satisfies Module
