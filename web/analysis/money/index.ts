import { addresses } from '../../platform/addresses'
import type { Module } from '../../platform/module'
import { openMoneyCurve } from './openMoneyCurve'

export const moneyCurve = {
  views: [
    {
      view: 'money-curve',
      place: 'money',
      feature: 'finance',
      address: addresses.moneyCurve,
      fetch: openMoneyCurve,
    },
  ],
} satisfies Module
