import { addresses } from '../../platform/addresses'
import type { Module } from '../../platform/module'
import { moneyCurveScreen } from './moneyCurveScreen'

export const moneyCurve = {
  views: [
    {
      view: 'money-curve',
      place: 'money',
      feature: 'finance',
      address: addresses.moneyCurve,
      fetch: moneyCurveScreen,
    },
  ],
} satisfies Module
