import { ClipboardTaskListLtrRegular, PersonRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'

export const identity = {
  places: [{ word: 'myinformation', path: addresses.myInformation(), icon: PersonRegular }],
  workerPlaces: [{ word: 'worker', path: addresses.worker(), icon: ClipboardTaskListLtrRegular }],
} satisfies Module
