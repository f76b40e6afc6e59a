import { makeStyles, ProgressBar, Text, tokens, typographyStyles } from '@fluentui/react-components'
import { type ImportMapping, importTargets } from '@prumo/contracts/imports/imports'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useFocusAt } from '../platform/focus/useFocusAt'
import { useQuery } from '../platform/server/useQuery'
import { CheckStage } from './CheckStage'
import { ImportSteps } from './ImportSteps'
import { importTasksMachine } from './importTasksMachine'
import { withKnownSteps } from './keptMapping'
import { MappingStage } from './MappingStage'
import { RehearsalStage } from './RehearsalStage'
import { RunningImport } from './RunningImport'

type Props = { projectId: string; saved: ImportMapping | null; steps: readonly Step[] }

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '1000px', minWidth: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, outlineStyle: 'none' },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** An import from its mapping to its start. */
export function NewImport({ projectId, saved, steps }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const usual = useUsualMapping()
  const [input] = useState(() => {
    const stepIds = steps.map(({ stepId }) => stepId)
    return { projectId, saved, steps, mapping: saved ? withKnownSteps(saved, stepIds) : usual }
  })
  const [state, emit] = useMachine(importTasksMachine, { input })
  const { data: imports } = useQuery('imports', { projectId })
  const { mapping, formats, file, rows, failure, importId } = state.context

  const isRehearsed = state.matches('rehearsed') || state.matches('starting')
  const step = isRehearsed ? 'rehearsal' : file ? 'check' : 'columns'
  const title = useFocusAt(step)
  if (state.matches('started')) return <Navigate to={addresses.imports(projectId, importId)} />

  const busy =
    state.matches('uploading') || state.matches('reading') || state.matches('rehearsing') || state.matches('starting')
  const running = imports?.find((each) => each.state === 'running' || each.state === 'undoing')
  return (
    <section className={styles.root} aria-labelledby="import-title">
      <ImportSteps current={step} />
      <div>
        <h2 id="import-title" ref={title} tabIndex={-1} className={styles.title}>
          {t(`imports.title.${step}`)}
        </h2>
        <Text className={styles.quiet}>{t(`imports.about.${step}`)}</Text>
      </div>
      {running && <RunningImport running={running} />}
      {busy && <ProgressBar aria-label={t('loading')} />}
      {step === 'columns' && (
        <MappingStage
          mapping={mapping}
          sending={state.matches('uploading')}
          failure={failure}
          onMap={(changed) => emit({ type: 'map', mapping: changed })}
          onFile={(chosen) => emit({ type: 'choose', file: chosen })}
        />
      )}
      {step === 'check' && file && (
        <CheckStage
          file={file}
          mapping={mapping}
          formats={formats}
          steps={steps}
          failure={failure}
          ready={!busy && state.can({ type: 'rehearse' })}
          busy={busy}
          onHead={(row) => emit({ type: 'head', row })}
          onMap={(changed) => emit({ type: 'map', mapping: changed })}
          onFormat={(changed) => emit({ type: 'format', formats: changed })}
          onBack={() => emit({ type: 'back' })}
          onRehearse={() => emit({ type: 'rehearse' })}
        />
      )}
      {step === 'rehearsal' && (
        <RehearsalStage
          fileName={file?.fileName ?? ''}
          rows={rows}
          failure={failure}
          ready={!busy && !running}
          onBack={() => emit({ type: 'back' })}
          onStart={() => emit({ type: 'start' })}
        />
      )}
    </section>
  )
}

/** Where nobody has saved a mapping yet, columns are called what the product calls the fields. */
function useUsualMapping(): ImportMapping {
  const { t } = useTranslation()
  const columns = Object.fromEntries(
    importTargets.filter((target) => target !== 'key').map((target) => [target, t(`importTarget.${target}`)]),
  )
  return { columns, extra: [], steps: {} }
}
