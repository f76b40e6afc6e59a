import { HistoryRegular, ReceiptRegular, WalletCreditCardRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module, Place } from '../platform/module'

const places: Place[] = [
  { word: 'plans', path: addresses.plans(), icon: WalletCreditCardRegular, only: 'administrator' },
  { word: 'payment-history', path: addresses.paymentHistory(), icon: HistoryRegular, only: 'administrator' },
]

export const subscription = {
  places,
  endedPlaces: [{ word: 'checkout', path: addresses.checkout(), icon: ReceiptRegular }, ...places],
} satisfies Module
