import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const past = {
  views: [
    { view: 'changes', place: 'records', feature: 'projects', address: addresses.changes },
    { view: 'deleted', place: 'records', feature: 'projects', address: addresses.deleted },
  ],
} satisfies Module
