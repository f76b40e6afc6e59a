import { HistoryRegular, ReceiptRegular, WalletCreditCardRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const subscription = {
  places: [
    { word: 'plans', path: addresses.plans(), icon: WalletCreditCardRegular, only: 'administrator' },
    { word: 'payment-history', path: addresses.paymentHistory(), icon: HistoryRegular, only: 'administrator' },
  ],
  endedPlaces: [{ word: 'checkout', path: addresses.checkout(), icon: ReceiptRegular }],
} satisfies Module
