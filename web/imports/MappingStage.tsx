import type { ImportMapping } from '@prumo/contracts/imports/imports'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { FileDrop } from './FileDrop'
import { MappingTable } from './MappingTable'
import { MappingWarnings } from './MappingWarnings'
import { isComplete } from './suggestedColumns'

type Props = {
  mapping: ImportMapping
  sending: boolean
  failure: Failure | undefined
  onMap: (mapping: ImportMapping) => void
  onFile: (file: File) => void
}

/** What the columns are called, and then the file. */
export function MappingStage({ mapping, sending, failure, onMap, onFile }: Props) {
  return (
    <>
      <MappingTable mapping={mapping} header={undefined} onMap={onMap} />
      <MappingWarnings mapping={mapping} />
      <FailureBar failure={failure} />
      <FileDrop ready={isComplete(mapping)} sending={sending} onFile={onFile} />
    </>
  )
}
