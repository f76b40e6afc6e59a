import { Button, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { addresses, asOf } from '../platform/addresses'
import { showInstant } from '../platform/formats/dates'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { useQuery } from '../platform/server/api'
import { useCommand } from '../platform/server/useCommand'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { justBefore } from './justBefore'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px', maxWidth: '860px' },
  title: { margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type DeletedTask = Answer<'deletedTasks'>['items'][number]
type DeletedCard = Answer<'deletedCards'>[number]
type DeletedDocument = Answer<'documents'>['items'][number]
type Thing = {
  id: string
  title: string
  /** Where it stood, as far as that is still there. */
  place: string | null
  deletedAt: string
  deletedBy: string | null
  /** Its address, for a thing that has a screen. */
  address: string | null
  restore: (() => void) | undefined
}

/** What was deleted in a project: a look at how it was, and the way back. */
export function DeletedScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const { things, error, retry } = useDeletedThings(projectId)
  return (
    <section className={styles.root}>
      <Subtitle1 as="h2" className={styles.title}>
        {t('navigation.deleted')}
      </Subtitle1>
      <FailureBar failure={error} onRetry={retry} />
      {!things ? (
        !error && <Loading rows={6} />
      ) : things.length === 0 ? (
        <EmptyState title={t('deleted.none')} text={t('deleted.noneText')} />
      ) : (
        <ul className={styles.list} aria-label={t('navigation.deleted')}>
          {things.map((thing) => (
            <DeletedThing key={thing.id} thing={thing} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeletedThing({ thing }: { thing: Thing }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { title, place, deletedAt, deletedBy, address, restore } = thing
  const at = showInstant(deletedAt, language)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Text weight="semibold" className={styles.name}>
          {title}
        </Text>
        <Text size={200} className={styles.quiet}>
          {[place, t(deletedBy ? 'deleted.by' : 'deleted.at', { at, name: deletedBy })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {address && <TextLink to={asOf(address, justBefore(deletedAt))}>{t('past.seeAsItWas')}</TextLink>}
      {restore && (
        <Button size="small" icon={<ArrowUndoRegular />} onClick={restore} aria-label={t('deleted.restore', { title })}>
          {t('restore')}
        </Button>
      )}
    </li>
  )
}

function useDeletedThings(projectId: string) {
  const { t } = useTranslation()
  const { can, role } = useProjectRights(projectId)
  const { run } = useCommand()
  const sees = {
    tasks: can('tasks', 'viewOnly'),
    cards: can('canvas', 'viewOnly'),
    documents: can('documents', 'viewOnly'),
  }
  const tasks = useQuery('deletedTasks', sees.tasks ? { projectId, limit: 200 } : null)
  const cards = useQuery('deletedCards', sees.cards ? { projectId } : null)
  const documents = useQuery('documents', sees.documents ? { projectId, deleted: 'yes', limit: 200 } : null)
  const ofTask = ({ taskId, stepName, ...task }: DeletedTask): Thing => ({
    ...task,
    id: taskId,
    place: stepName,
    address: addresses.board(projectId, taskId),
    restore: can('tasks', 'editOnly')
      ? () => void run('RestoreTask', { projectId, taskId, stepId: null }, { done: t('done.RestoreTask') })
      : undefined,
  })
  const ofCard = ({ cardId, areaId, areaName, ...card }: DeletedCard): Thing => ({
    ...card,
    id: cardId,
    place: areaName,
    address: null,
    restore:
      areaName !== null && can('canvas', 'editOnly')
        ? () => void run('RestoreCard', { projectId, cardId, areaId }, { done: t('done.RestoreCard') })
        : undefined,
  })
  const ofDocument = ({ documentId, title, changedAt, changedByName }: DeletedDocument): Thing => ({
    id: documentId,
    title,
    place: null,
    deletedAt: changedAt,
    deletedBy: changedByName,
    address: addresses.document(projectId, documentId),
    restore: can('documents', 'editOnly')
      ? () => void run('RestoreDocument', { projectId, documentId }, { done: t('done.RestoreDocument') })
      : undefined,
  })
  const isHere =
    role !== undefined &&
    (tasks.data || !sees.tasks) &&
    (cards.data || !sees.cards) &&
    (documents.data || !sees.documents)
  const things = [
    ...(tasks.data?.items.map(ofTask) ?? []),
    ...(cards.data?.map(ofCard) ?? []),
    ...(documents.data?.items.map(ofDocument) ?? []),
  ].sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
  return {
    things: isHere ? things : undefined,
    error: tasks.error ?? cards.error ?? documents.error,
    retry: () => void Promise.all([tasks.mutate(), cards.mutate(), documents.mutate()]),
  }
}
