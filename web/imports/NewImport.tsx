import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Subtitle1,
  Text,
  tokens,
} from '@fluentui/react-components'
import type { ImportMapping } from '@prumo/contracts/imports/imports'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useQuery } from '../platform/api'
import { FailureBar } from '../platform/FailureBar'
import { unknownSteps } from './columnQuestions'
import { FileDrop } from './FileDrop'
import { FormatQuestions } from './FormatQuestions'
import { importTasksMachine } from './importTasksMachine'
import { MappingTable } from './MappingTable'
import { Preview } from './Preview'
import { Rehearsal } from './Rehearsal'
import { StepWords } from './StepWords'
import { mappedTwice, targets, unmapped } from './suggestedColumns'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1000px' },
  actions: { display: 'flex', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** An import from its mapping to its start. */
export function NewImport({ projectId, mapping: saved }: { projectId: string; mapping: ImportMapping | null }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const usual = useUsualMapping()
  const [input] = useState(() => ({ projectId, mapping: saved ?? usual }))
  const [state, emit] = useMachine(importTasksMachine, { input })
  const { data: board } = useQuery('board', { projectId })
  const { mapping, formats, file, rows, failure, importId } = state.context
  if (state.matches('started')) return <Navigate to={`/projects/${projectId}/imports/${importId}`} />

  const busy = state.matches('uploading') || state.matches('rehearsing') || state.matches('starting')
  const missing = unmapped(mapping.columns)
  const twice = mappedTwice(mapping)
  const steps = board?.steps ?? []
  const words = file
    ? unknownSteps(
        file,
        { ...mapping, steps: {} },
        steps.map(({ name }) => name),
      )
    : []
  const chosen = (chosenFile: File) => emit({ type: 'choose', file: chosenFile })

  return (
    <section className={styles.root} aria-labelledby="import-title">
      <div>
        <Subtitle1 as="h2" block id="import-title">
          {t('imports.new')}
        </Subtitle1>
        <Text className={styles.quiet}>{t(`imports.about.${file ? 'file' : 'mapping'}`)}</Text>
      </div>
      {busy && <ProgressBar aria-label={t('loading')} />}
      <FailureBar failure={failure} />
      {!state.matches('rehearsed') && !state.matches('starting') && (
        <>
          <MappingTable
            mapping={mapping}
            header={file?.header}
            onMap={(changed) => emit({ type: 'map', mapping: changed })}
          />
          {missing.length > 0 && (
            <MessageBar intent="warning">
              <MessageBarBody>
                {t('imports.unmapped', { fields: missing.map((target) => t(`importTarget.${target}`)).join(', ') })}
              </MessageBarBody>
            </MessageBar>
          )}
          {twice && (
            <MessageBar intent="warning">
              <MessageBarBody>{t('error.import.columnMappedTwice', { column: twice })}</MessageBarBody>
            </MessageBar>
          )}
        </>
      )}
      {!file && (
        <FileDrop disabled={missing.length > 0 || twice !== undefined || state.matches('uploading')} onFile={chosen} />
      )}
      {file && (state.matches('checking') || state.matches('rehearsing')) && (
        <>
          <Text>
            {t('imports.fileRead', { fileName: file.fileName, count: file.rowCount })}
            {file.encoding && ` · ${file.encoding.toUpperCase()}`}
            {file.delimiter &&
              ` · ${t('imports.delimiter', { delimiter: file.delimiter === '\t' ? 'TAB' : file.delimiter })}`}
          </Text>
          <FormatQuestions
            file={file}
            mapping={mapping}
            formats={formats}
            onChoose={(changed) => emit({ type: 'format', formats: changed })}
          />
          {words.length > 0 && (
            <StepWords
              words={words}
              steps={steps}
              chosen={mapping.steps}
              onChoose={(changed) => emit({ type: 'map', mapping: { ...mapping, steps: changed } })}
            />
          )}
          <Preview file={file} mapping={mapping} formats={formats} />
          <div className={styles.actions}>
            <Button onClick={() => emit({ type: 'back' })}>{t('imports.otherFile')}</Button>
            <Button
              appearance="primary"
              disabledFocusable={busy || !state.can({ type: 'rehearse' })}
              onClick={() => emit({ type: 'rehearse' })}
            >
              {t('imports.rehearse')}
            </Button>
          </div>
        </>
      )}
      {(state.matches('rehearsed') || state.matches('starting')) && (
        <>
          <Rehearsal rows={rows} />
          <div className={styles.actions}>
            <Button onClick={() => emit({ type: 'back' })}>{t('previous')}</Button>
            <Button appearance="primary" disabledFocusable={busy} onClick={() => emit({ type: 'start' })}>
              {t('imports.start', {
                count: rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length,
              })}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Where nobody has saved a mapping yet, columns are called what the product calls the fields. */
function useUsualMapping(): ImportMapping {
  const { t } = useTranslation()
  const columns = Object.fromEntries(
    targets.filter((target) => target !== 'key').map((target) => [target, t(`importTarget.${target}`)]),
  )
  return { columns, extra: [], steps: {} }
}
