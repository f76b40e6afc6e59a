import { DataTrendingRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { moneyCurveScreen } from './money/moneyCurveScreen'

export const analysis = {
  views: [
    { view: 's-curve', place: 'plan', feature: 'tasks', address: addresses.workCurve },
    { view: 'money-curve', place: 'money', feature: 'finance', address: addresses.moneyCurve, fetch: moneyCurveScreen },
  ],
  places: [
    {
      word: 'project-analysis',
      path: addresses.projectAnalysis(),
      icon: DataTrendingRegular,
      needs: ['projects', 'viewOnly'],
    },
  ],
} satisfies Module
