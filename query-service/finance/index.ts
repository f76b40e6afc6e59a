import type { Answers } from '../pipeline/query'
import { costCurve } from './costCurve'
import { costCurveChanges } from './costCurveChanges'
import { costCurveTasks } from './costCurveTasks'
import { deletedEntries } from './deletedEntries'
import { entriesOfDocument } from './entriesOfDocument'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'
import { listedEntries } from './listedEntries'
import { moneyByDelivery } from './moneyByDelivery'
import { moneyCurve } from './moneyCurve'
import { moneyCurveChanges } from './moneyCurveChanges'
import { moneyMonths } from './moneyMonths'
import { moneyParts } from './moneyParts'
import { monthTotals } from './monthTotals'

export const answers = {
  installments,
  listedEntries,
  ledgerTotals,
  monthTotals,
  deletedEntries,
  entriesOfDocument,
  entry,
  moneyCurve,
  moneyMonths,
  moneyByDelivery,
  moneyParts,
  moneyCurveChanges,
  costCurve,
  costCurveTasks,
  costCurveChanges,
} satisfies Partial<Answers>
