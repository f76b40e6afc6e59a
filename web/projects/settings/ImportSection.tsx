import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ImportMapping, importTargets } from '@prumo/contracts/imports/imports'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MappingTable } from '../../imports/MappingTable'
import { MappingWarnings } from '../../imports/MappingWarnings'
import { isComplete } from '../../imports/suggestedColumns'
import { addresses } from '../../platform/addresses'
import { EmptyState } from '../../platform/layout/EmptyState'
import { Facts } from '../../platform/layout/Facts'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { TextLink } from '../../platform/layout/TextLink'
import { useCommand } from '../../platform/server/useCommand'
import { useQuery } from '../../platform/server/useQuery'
import type { SectionProps } from '../ProjectSettingsScreen'

const nothing: ImportMapping = { columns: {}, extra: [], steps: {} }

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', listStyleType: 'none', margin: 0, padding: 0 },
  word: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  push: { marginLeft: 'auto' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})

/** How the columns of this project's task files are read: what the next import begins with. */
export function ImportSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const { data, error, mutate } = useQuery('importMapping', { projectId })
  const { data: board } = useQuery('board', { projectId })
  if (!data) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={4} />
  const steps = board?.steps ?? []
  if (manages) return <MappingForm projectId={projectId} saved={data.mapping} steps={steps} />
  return data.mapping ? (
    <MappingFacts mapping={data.mapping} steps={steps} />
  ) : (
    <EmptyState title={t('settings.imports.none')} text={t('settings.imports.noneText')} />
  )
}

function MappingForm({ projectId, saved, steps }: { projectId: string; saved: ImportMapping | null; steps: Step[] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run, sending } = useCommand()
  // What is being edited stays when somebody else saves: only what nobody here has touched follows.
  const [draft, setDraft] = useState<ImportMapping>()
  const mapping = draft ?? saved ?? nothing
  const untouched = JSON.stringify(mapping) === JSON.stringify(saved ?? nothing)
  const undo = saved ? { undo: () => void run('SaveImportMapping', { projectId, mapping: saved }) } : {}
  const save = async () => {
    const notice = { done: t('done.SaveImportMapping'), ...undo }
    if (await run('SaveImportMapping', { projectId, mapping }, notice)) setDraft(undefined)
  }
  return (
    <>
      <MappingTable mapping={mapping} header={undefined} onMap={setDraft} />
      <MappingWarnings mapping={mapping} />
      <Words
        mapping={mapping}
        steps={steps}
        onRemove={(word) => {
          const { [word]: _, ...others } = mapping.steps
          setDraft({ ...mapping, steps: others })
        }}
      />
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={sending || untouched || !isComplete(mapping)}
          onClick={() => void save()}
        >
          {t('command.SaveImportMapping')}
        </Button>
        {!untouched && <Button onClick={() => setDraft(undefined)}>{t('settings.imports.discard')}</Button>}
        <TextLink to={addresses.imports(projectId)}>{t('settings.imports.open')}</TextLink>
      </div>
    </>
  )
}

type WordsProps = { mapping: ImportMapping; steps: readonly Step[]; onRemove?: (word: string) => void }

/** What the files' words for steps mean on this board. */
function Words({ mapping, steps, onRemove }: WordsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const words = Object.entries(mapping.steps)
  if (words.length === 0) return null
  return (
    <>
      <SectionTitle as="h3">{t('settings.imports.words')}</SectionTitle>
      <ul className={styles.words}>
        {words.map(([word, stepId]) => (
          <li key={word} className={styles.word}>
            <Text>
              “{word}” → {steps.find((step) => step.stepId === stepId)?.name ?? t('settings.imports.stepGone')}
            </Text>
            <span className={styles.push} />
            {onRemove && (
              <Button
                size="small"
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('settings.imports.forget', { word })}
                onClick={() => onRemove(word)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function MappingFacts({ mapping, steps }: { mapping: ImportMapping; steps: readonly Step[] }) {
  const { t } = useTranslation()
  const columns = importTargets.flatMap((target) => {
    const column = mapping.columns[target]
    return column ? [[t(`importTarget.${target}`), column] as const] : []
  })
  const extra = [t('settings.imports.extra'), mapping.extra.join(', ')] as const
  return (
    <>
      <Facts facts={mapping.extra.length > 0 ? [...columns, extra] : columns} />
      <Words mapping={mapping} steps={steps} />
    </>
  )
}
