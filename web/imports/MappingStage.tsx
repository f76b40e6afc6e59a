import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ImportMapping } from '@prumo/contracts/imports/imports'
import { useTranslation } from 'react-i18next'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { FileDrop } from './FileDrop'
import { MappingTable } from './MappingTable'
import { MappingWarnings } from './MappingWarnings'
import { isComplete } from './suggestedColumns'

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2 } })

type Props = {
  mapping: ImportMapping
  sending: boolean
  failure: Failure | undefined
  onMap: (mapping: ImportMapping) => void
  onFile: (file: File) => void
}

/** The file, by which columns are suggested. Whoever knows their names may say before it what they are called. */
export function MappingStage({ mapping, sending, failure, onMap, onFile }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <FailureBar failure={failure} />
      <FileDrop ready={isComplete(mapping)} sending={sending} onFile={onFile} />
      <MappingWarnings mapping={mapping} />
      <FoldedFields title={t('imports.namesBefore')}>
        <Text className={styles.quiet}>{t('imports.namesBeforeHint')}</Text>
        <MappingTable mapping={mapping} header={undefined} onMap={onMap} />
      </FoldedFields>
    </>
  )
}
