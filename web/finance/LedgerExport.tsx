import type { QueryInput } from '@prumo/contracts/index'
import { ExportMenu } from '../tasks/ExportMenu'
import { useLedgerExport } from './useLedgerExport'

/** All that the filters leave, as a file or on paper. */
export function LedgerExport({ question }: { question: QueryInput<'installments'> }) {
  const { save, printed } = useLedgerExport()
  return <ExportMenu save={(manner) => save(question, manner)} paper={(reading) => printed(question, reading)} />
}
