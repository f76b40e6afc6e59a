import { ReceiptRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const subscription = {
  endedPlaces: [{ word: 'checkout', path: addresses.checkout(), icon: ReceiptRegular }],
} satisfies Module
