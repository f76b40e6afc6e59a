import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const canvas = {
  views: [{ view: 'canvas', place: 'plan', feature: 'canvas', address: addresses.canvas }],
} satisfies Module
