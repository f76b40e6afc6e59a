import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { SectionTitle } from '../platform/layout/SectionTitle'
import type { Failure } from '../platform/server/failure'
import { formatQuestions, unknownSteps } from './columnQuestions'
import { FormatQuestions } from './FormatQuestions'
import { HeaderChoice } from './HeaderChoice'
import { MappingTable } from './MappingTable'
import { MappingWarnings } from './MappingWarnings'
import { Preview } from './Preview'
import { StepOfAll } from './StepOfAll'
import { StepWords } from './StepWords'
import type { Upload } from './upload'

type Props = {
  file: Upload
  mapping: ImportMapping
  formats: ImportFormats
  steps: readonly Step[]
  failure: Failure | undefined
  ready: boolean
  /** Whether the file is being read again. */
  busy: boolean
  onHead: (row: number) => void
  onMap: (mapping: ImportMapping) => void
  onFormat: (formats: ImportFormats) => void
  onBack: () => void
  onRehearse: () => void
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** How the file is read: its columns, its formats, its words for steps, and the first rows as they come out. */
export function CheckStage({ file, mapping, formats, steps, failure, ready, busy, ...on }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const names = steps.map(({ name }) => name)
  const words = unknownSteps(file, { ...mapping, steps: {} }, names)
  const open = formatQuestions(file, mapping, formats).filter(({ chosen }) => chosen === undefined)
  return (
    <>
      <Text className={styles.quiet}>
        {t('imports.fileRead', { fileName: file.fileName, count: file.rowCount })}
        {file.encoding && ` · ${file.encoding.toUpperCase()}`}
        {file.delimiter &&
          ` · ${t('imports.delimiter', { delimiter: file.delimiter === '\t' ? 'TAB' : file.delimiter })}`}
      </Text>
      <HeaderChoice file={file} busy={busy} onChoose={on.onHead} />
      <SectionTitle as="h3">{t('imports.columns')}</SectionTitle>
      <MappingTable mapping={mapping} header={file.header} onMap={on.onMap} />
      {!mapping.columns.step && (
        <StepOfAll steps={steps} chosen={mapping.stepId} onChoose={(stepId) => on.onMap({ ...mapping, stepId })} />
      )}
      <MappingWarnings mapping={mapping} />
      <FormatQuestions file={file} mapping={mapping} formats={formats} onChoose={on.onFormat} />
      {words.length > 0 && (
        <StepWords
          words={words}
          steps={steps}
          chosen={mapping.steps}
          onChoose={(changed) => on.onMap({ ...mapping, steps: changed })}
        />
      )}
      <Preview file={file} mapping={mapping} formats={formats} />
      <FailureBar failure={failure} />
      <div className={styles.actions}>
        <Button onClick={on.onBack}>{t('imports.otherFile')}</Button>
        <Button appearance="primary" disabledFocusable={!ready} onClick={on.onRehearse}>
          {t('imports.rehearse')}
        </Button>
        {open.length > 0 && (
          <Text size={200} role="status">
            {t('imports.answerFirst', { columns: open.map(({ column }) => `“${column}”`).join(', ') })}
          </Text>
        )}
      </div>
    </>
  )
}
