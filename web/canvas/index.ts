import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const canvas = {
  tabs: [{ view: 'canvas', feature: 'canvas', address: addresses.canvas }],
} satisfies Module
