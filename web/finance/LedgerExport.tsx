import type { QueryInput } from '@prumo/contracts/index'
import { ExportMenu } from '../tasks/ExportMenu'
import { useLedgerExport } from './useLedgerExport'

/** All that the filters leave, as a file. */
export function LedgerExport({ question }: { question: QueryInput<'installments'> }) {
  const save = useLedgerExport()
  return <ExportMenu save={(manner) => save(question, manner)} />
}
