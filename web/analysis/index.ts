import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const analysis = {
  views: [{ view: 's-curve', place: 'plan', feature: 'tasks', address: addresses.workCurve }],
} satisfies Module
